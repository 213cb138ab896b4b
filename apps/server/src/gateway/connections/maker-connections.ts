import type { Connection, Vendor, VendorVariables } from '@kinora/models';
import type { Database } from '../../db/client.ts';
import { connectionKeys } from '../../db/schema/index.ts';
import { fingerprintOf } from '../paid/paid-request.ts';
import { keepSnapshot } from './keep-snapshot.ts';
import type { ConnectionSource } from './media-connections.ts';
import { keyHintOf, openSealedKey } from './seal-key.ts';

/** What an admin sets a vendor up with; null: not said. */
export interface MakerSettings {
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  readonly model: string | null;
}

/** A vendor of words, speech or search that can be asked. */
export interface OpenMaker extends Connection {
  readonly key: string;
  readonly source: ConnectionSource;
  /** Of its key, or of none. */
  readonly keyFingerprint: string;
  /** Last four characters of its key; empty when it is too short to show them, null where it has none. */
  readonly keyHint: string | null;
}

/** Who writes, speaks and looks things up, beside what is built in. */
export interface MakerConnections {
  /** Everybody who could, in the order in which they are asked. */
  readonly vendors: readonly Vendor[];
  /** Who is connected, in that order; as of the last refresh. */
  readonly open: () => readonly OpenMaker[];
  /** Providers whose stored key this server's secret does not open. */
  readonly locked: ReadonlySet<string>;
  /** Whether a vendor is connected with such settings. Asks nobody. */
  wouldConnect(vendor: Vendor, settings: MakerSettings): boolean;
  /** Reads again what admins have decided, in whichever process. */
  refresh(): Promise<void>;
  close(): void;
}

export interface MakerParts {
  readonly database: Database;
  readonly vendors: readonly Vendor[];
  /** The environment, checked. It stands above what admins set. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly secret: string;
  /** What a voice without a sample says to introduce itself. */
  readonly previewText: string;
}

interface Snapshot {
  readonly open: readonly OpenMaker[];
  readonly locked: ReadonlySet<string>;
}

/** Keeps who of them is connected. Those of the environment serve before the first refresh. */
export function openMakerConnections(parts: MakerParts): MakerConnections {
  const { vendors } = parts;
  const connect = connector(parts);
  const fromEnvironment = vendors.flatMap((vendor) => connect(vendor, null));
  const snapshot = keepSnapshot<Snapshot>({ open: fromEnvironment, locked: new Set() }, () =>
    readSnapshot(parts, { fromEnvironment, connect }),
  );
  return {
    vendors,
    open: () => snapshot.current().open,
    get locked() {
      return snapshot.current().locked;
    },
    wouldConnect: (vendor, settings) =>
      vendor.connect({ variables: variablesOf(parts, vendor, settings), previewText: parts.previewText }) !==
      null,
    refresh: snapshot.refresh,
    close: snapshot.close,
  };
}

/** Nobody where the settings connect nobody; `null` stands for the environment's own. */
type Connect = (vendor: Vendor, settings: MakerSettings | null) => readonly OpenMaker[];

/** What is connected stays the same object as long as its settings do: it remembers what its server can do. */
function connector(parts: MakerParts): Connect {
  const known = new Map<string, readonly OpenMaker[]>();
  return (vendor, settings) => {
    const identity = JSON.stringify([vendor.key, settings]);
    const made = known.get(identity) ?? openMaker(parts, vendor, settings);
    known.set(identity, made);
    return made;
  };
}

function openMaker(parts: MakerParts, vendor: Vendor, settings: MakerSettings | null): OpenMaker[] {
  const variables = settings === null ? parts.variables : variablesOf(parts, vendor, settings);
  const connection = vendor.connect({ variables, previewText: parts.previewText });
  if (connection === null) {
    return [];
  }
  const kept = variables[vendor.variables?.apiKey ?? ''];
  const apiKey = typeof kept === 'string' ? kept : null;
  return [
    {
      ...connection,
      key: vendor.key,
      source: settings === null ? 'environment' : 'admin',
      keyFingerprint: fingerprintOf(apiKey ?? ''),
      keyHint: apiKey === null ? null : keyHintOf(apiKey),
    },
  ];
}

/** The environment under an admin's settings. Its own key never goes to an address that an admin has set. */
function variablesOf(
  { variables }: MakerParts,
  vendor: Vendor,
  { apiKey, baseUrl, model }: MakerSettings,
): Readonly<Record<string, unknown>> {
  if (vendor.variables === null) {
    return variables;
  }
  const { apiKey: keyName, baseUrl: urlName, model: modelName } = vendor.variables satisfies VendorVariables;
  return {
    ...variables,
    [keyName]: apiKey ?? undefined,
    ...(baseUrl === null ? {} : { [urlName]: baseUrl }),
    ...(model === null || modelName === null ? {} : { [modelName]: model }),
  };
}

async function readSnapshot(
  { database, vendors, secret }: MakerParts,
  { fromEnvironment, connect }: { fromEnvironment: readonly OpenMaker[]; connect: Connect },
): Promise<Snapshot> {
  const rows = await database.select().from(connectionKeys);
  const locked = new Set<string>();
  const open = vendors.flatMap((vendor): readonly OpenMaker[] => {
    const own = fromEnvironment.filter(({ key }) => key === vendor.key);
    const row = rows.find(({ provider }) => provider === vendor.key);
    if (own.length > 0 || row === undefined || vendor.variables === null) {
      return own;
    }
    const { sealedKey, baseUrl, model } = row;
    const apiKey = sealedKey === null ? null : openSealedKey(sealedKey, { secret, provider: vendor.key });
    if (sealedKey !== null && apiKey === null) {
      locked.add(vendor.key);
      return [];
    }
    return connect(vendor, { apiKey, baseUrl, model });
  });
  return { open, locked };
}
