export { registerCatalogue } from './routes.ts';
export type { CatalogueDeps } from './read-catalogue.ts';
