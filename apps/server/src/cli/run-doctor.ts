import process from 'node:process';
import type { Config } from '../config.ts';
import { openDatabase, type OpenDatabase } from '../db/client.ts';
import { describeUnused } from './describe-config.ts';
import { describeFindings, lookAt, type Finding } from './doctor/finding.ts';
import { examineDatabase, examineLedger, examineQueue } from './doctor/examine-database.ts';
import { examineDataFolder, examineMedia } from './doctor/examine-files.ts';
import { examineLocalModels } from './doctor/examine-local-models.ts';
import { findInstallation, type FoundInstallation } from './find-installation.ts';

/** What the doctor found, and whether all is well. */
export interface Diagnosis {
  readonly text: string;
  readonly isWell: boolean;
}

/** A look may read everything there is. */
const STATEMENT_LIMIT_MS = 600_000;

/** Looks at everything an installation needs; changes nothing but what the last check of the ledger said. */
export async function runDoctor(config: Config, say: (line: string) => void): Promise<Diagnosis> {
  const usable = `usable; Node ${process.versions.node} on ${process.platform}`;
  const unused = describeUnused(config).map((line) => line.trim().replace(/\s+/u, ' '));
  const findings: Finding[] = [{ subject: 'settings', explanation: [usable, ...unused].join('; ') }];
  findings.push(...(await lookAt('installation', () => examine(config, say))));
  return { text: describeFindings(findings), isWell: findings.every(({ advice }) => advice === undefined) };
}

async function examine(config: Config, say: (line: string) => void): Promise<readonly Finding[]> {
  const found = await findInstallation(config, say);
  const open = openDatabase(found.databaseUrl, {
    maxConnections: 2,
    applicationName: 'kinora doctor',
    statementLimitMs: STATEMENT_LIMIT_MS,
  });
  try {
    return await examineAll(found, open);
  } finally {
    await open.close();
    await found.close();
  }
}

async function examineAll(found: FoundInstallation, open: OpenDatabase): Promise<readonly Finding[]> {
  const { databaseUrl, isRunning } = found;
  const folders = await found.folders();
  const looks: [string, () => Promise<readonly Finding[]>][] = [
    ['data folder', () => examineDataFolder(folders)],
    ['database', () => examineDatabase(open, databaseUrl)],
    ['credits', () => examineLedger(open)],
    ['queue', () => examineQueue(open, isRunning)],
    ['files', () => examineMedia(open, folders)],
    ['local models', () => examineLocalModels(folders)],
  ];
  const findings: Finding[] = [];
  for (const [subject, look] of looks) {
    findings.push(...(await lookAt(subject, look)));
  }
  return findings;
}
