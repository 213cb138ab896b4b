export { readCatalogue } from './read-catalogue.ts';
export { registerCatalogue } from './routes.ts';
