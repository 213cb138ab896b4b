export { creditsOf, formatCredits, hundredthsOf } from './credits.ts';
export { dollarsOf, formatDollars, microDollarsOf } from './dollars.ts';
