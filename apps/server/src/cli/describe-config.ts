import type { Config } from '../config.ts';

/** What the settings amount to, without anything secret. */
export function describeConfig(config: Config): string {
  const database = config.databaseUrl === null ? 'bundled PostgreSQL' : new URL(config.databaseUrl).host;
  return [
    'The settings can be used.',
    `  address      ${config.publicUrl}`,
    `  role         ${config.role}`,
    `  data folder  ${config.dataFolder}`,
    `  database     ${database}`,
    `  secret       ${config.secret === null ? 'kept in the data folder' : 'from the environment'}`,
  ].join('\n');
}
