import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openDatabase } from '../../db/client.ts';
import type { OpenDatabase } from '../../db/client.ts';
import { checkVendor } from '../../gateway/check/check-vendor.ts';
import type { VendorCheck } from '../../gateway/check/check-vendor.ts';
import { readBindingsFile } from '../../gateway/connections/bindings-file.ts';
import { openMediaConnections } from '../../gateway/connections/media-connections.ts';
import { knownBindings, mediaVariables, mediaVendors } from '../../gateway/media-vendors.ts';
import type { DataFolder } from '../../platform/data-folder/prepare-data-folder.ts';
import { keepSecret } from '../../platform/files/keep-secret.ts';
import { createLocalStorage } from '../../platform/storage/local-storage.ts';
import { randomIds } from '../../platform/ids.ts';
import { createLogger } from '../../platform/logging.ts';
import { findInstallation } from '../find-installation.ts';
import { describeBinding, describeCheck } from './describe-check.ts';

export interface VendorsCheck {
  readonly config: Config;
  readonly provider: string;
  /** In millionths of a dollar; null: nothing is bought. */
  readonly spend: number | null;
  readonly now: Date;
  readonly onProgress: (line: string) => void;
}

const PAUSE_MS = 1_000;
const PATIENCE_MS = 900_000;

/**
 * Tries out what a vendor is bound to, and writes a report into the data folder. @returns it, and whether nothing was wrong
 * @throws with a sentence when the vendor is not connected
 */
export async function runVendorsCheck(wanted: VendorsCheck): Promise<{ text: string; isWell: boolean }> {
  const found = await findInstallation(wanted.config, wanted.onProgress);
  try {
    const open = openDatabase(found.databaseUrl, { maxConnections: 2, applicationName: 'kinora check' });
    try {
      return await checkAndReport(open, await found.folders(), wanted);
    } finally {
      await open.close();
    }
  } finally {
    await found.close();
  }
}

async function checkAndReport(
  { database }: OpenDatabase,
  folders: DataFolder,
  wanted: VendorsCheck,
): Promise<{ text: string; isWell: boolean }> {
  const { config, provider, spend, now } = wanted;
  const connections = openMediaConnections({
    database,
    vendors: mediaVendors,
    variables: mediaVariables(config, folders.root),
    secret: config.secret ?? (await keepSecret(join(folders.secrets, 'kinora-secret'))),
    ownBindings: readBindingsFile(join(folders.root, 'bindings.json'), knownBindings),
  });
  const workFolder = await mkdtemp(join(folders.temporary, 'check-'));
  try {
    await connections.refresh();
    const connection = connections.connection(provider);
    if (connection === undefined) {
      throw new Error(notConnected(provider));
    }
    const log = createLogger({ level: 'silent', process: 'cli' });
    const storage = createLocalStorage(join(folders.root, 'media'));
    const rules = { pauseMs: PAUSE_MS, patienceMs: PATIENCE_MS };
    const parts = { database, storage, ids: randomIds, connections, ...rules };
    const onChecked = (checked: Parameters<typeof describeBinding>[0]): void =>
      wanted.onProgress(describeBinding(checked));
    const call = { signal: new AbortController().signal, workFolder, log };
    const check = await checkVendor(parts, { connection, spend, onChecked }, call);
    const text = describeCheck(check, { title: connection.vendor.title, spend, now });
    const file = await writeReport(folders, { provider, now, text });
    return { text: `${text}\n\nWritten to ${file}.`, isWell: isWell(check) };
  } finally {
    connections.close();
    await rm(workFolder, { recursive: true, force: true });
  }
}

function notConnected(provider: string): string {
  const vendor = mediaVendors.find(({ key }) => key === provider);
  const names = mediaVendors.map(({ key }) => key).join(', ');
  if (vendor === undefined) {
    return `There is no vendor '${provider}'. There is: ${names}.`;
  }
  const { apiKey, addresses } = vendor.variables;
  return `${vendor.title} is not connected. Set ${apiKey ?? addresses[0]}, or connect it in the studio under Admin.`;
}

async function writeReport(
  { root }: DataFolder,
  { provider, now, text }: { provider: string; now: Date; text: string },
): Promise<string> {
  const folder = join(root, '.cache');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `vendors-${provider}-${now.toISOString().slice(0, 10)}.md`);
  await writeFile(file, `${text}\n`);
  return file;
}

function isWell({ bindings, stoppedBy }: VendorCheck): boolean {
  return stoppedBy === null && !bindings.some(({ outcome }) => outcome === 'failed' || outcome === 'gone');
}
