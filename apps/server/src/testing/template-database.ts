/** The migrated, empty database that every test file gets a copy of. */
export const TEMPLATE_DATABASE = 'kinora_template';
