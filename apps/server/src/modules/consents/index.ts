export { giveConsent, readConsents } from './consents.ts';
