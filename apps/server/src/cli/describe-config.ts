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
    `  pictures     ${config.models.FAL_KEY === undefined ? 'made here, until a model is connected' : 'asked of fal, with the key of the environment'}`,
    ...describeUnused(config),
  ].join('\n');
}

/** Settings that are checked and kept for a later version. Who sets a key expects it to do something. */
const UNUSED = /^(?:OPENAI|GEMINI|RUNWAYML|ELEVENLABS)_/u;

/** One line that names the settings which do nothing yet, without their values; none when there are none. */
export function describeUnused({ models }: Pick<Config, 'models'>): string[] {
  const names = Object.entries(models).flatMap(([name, value]) =>
    UNUSED.test(name) && value !== undefined ? [name] : [],
  );
  return names.length === 0
    ? []
    : [`  not used     ${names.join(', ')}: this version does nothing with them`];
}
