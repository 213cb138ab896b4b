import type { Config } from '../config.ts';
import { environmentAccess, isConnectedBy } from '../gateway/connections/vendor-access.ts';
import { mediaVendors } from '../gateway/media-vendors.ts';

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
    `  pictures     ${describeVendors(config)}`,
    ...describeUnused(config),
  ].join('\n');
}

function describeVendors({ models }: Pick<Config, 'models'>): string {
  const connected = mediaVendors.filter((vendor) => isConnectedBy(vendor, environmentAccess(vendor, models)));
  return connected.length === 0
    ? 'made here, until a model is connected'
    : `asked of ${connected.map(({ title }) => title).join(' and ')}, with the key of the environment`;
}

/** Settings that are checked and kept for a later version. Who sets a key expects it to do something. */
const UNUSED = /^(?:OPENAI|GEMINI)_/u;

/** One line that names the settings which do nothing yet, without their values; none when there are none. */
export function describeUnused({ models }: Pick<Config, 'models'>): string[] {
  const names = Object.entries(models).flatMap(([name, value]) =>
    UNUSED.test(name) && value !== undefined ? [name] : [],
  );
  return names.length === 0
    ? []
    : [`  not used     ${names.join(', ')}: this version does nothing with them`];
}
