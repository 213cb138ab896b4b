export { creditsOf, formatCredits, hundredthsOf } from './credits.ts';
