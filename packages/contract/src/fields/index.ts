export { identifierField } from './body-fields.ts';
