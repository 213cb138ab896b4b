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
    `  media        ${describeMakers(config)}`,
    ...describeUnused(config),
  ].join('\n');
}

/** Who the environment connects for pictures and clips. */
function describeMakers({ models }: Pick<Config, 'models'>): string {
  const makers = mediaVendors.filter((vendor) => isConnectedBy(vendor, environmentAccess(vendor, models)));
  return makers.length === 0
    ? 'made here, until a model is connected'
    : `asked of ${makers.map(({ title }) => title).join(', ')}, with what the environment sets`;
}

/** One line about settings that are checked and kept for a later version; none where they are not set. */
export function describeUnused({ s3 }: Pick<Config, 's3'>): string[] {
  return s3 === null ? [] : ['  not used     S3_*: this version keeps files in its data folder'];
}
