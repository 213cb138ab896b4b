import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A vendor as an admin connected it, its key encrypted. What the environment says stands above it. */
export const connectionKeys = pgTable('connection_keys', {
  provider: text('provider').primaryKey(),
  /** AES-256-GCM: nonce, tag and text, in base64. Null: a server that wants none. */
  sealedKey: text('sealed_key'),
  /** Last four characters, for telling keys apart. */
  keyHint: text('key_hint').notNull(),
  /** Null: the vendor's own address. */
  baseUrl: text('base_url'),
  /** What a server is asked for; null: what it has by itself. */
  model: text('model'),
  changedAt: moment('changed_at').notNull(),
});

/** What was learnt of a vendor when it was last asked. */
export const connectionChecks = pgTable('connection_checks', {
  provider: text('provider').primaryKey(),
  state: text('state').notNull(),
  sentence: text('sentence').notNull(),
  lastOkAt: moment('last_ok_at'),
  checkedAt: moment('checked_at').notNull(),
});

/** What an admin has decided about a model: who makes it, and what it costs. */
export const modelChoices = pgTable('model_choices', {
  key: text('key').primaryKey(),
  /** Null: the first candidate that is connected. */
  provider: text('provider'),
  endpoint: text('endpoint'),
  /** Null: the price of its mode. */
  creditsHundredths: integer('credits_hundredths'),
  /** Null: the vendor's own price. */
  estimateMicro: bigint('estimate_micro', { mode: 'number' }),
  changedAt: moment('changed_at').notNull(),
});

/** What became of endpoints: `gone` when the vendor no longer knew it, `untested` once an admin chose it again. */
export const endpointStates = pgTable(
  'endpoint_states',
  {
    provider: text('provider').notNull(),
    endpoint: text('endpoint').notNull(),
    state: text('state').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.endpoint] })],
);

/** Settings that admins change while the server runs. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** Who changed what: keys, bindings, prices, budget. Rows are added and never changed. */
export const auditEntries = pgTable('audit_entries', {
  id: text('id').primaryKey(),
  at: moment('at').notNull().defaultNow(),
  /** Null: the account is gone. */
  actorId: text('actor_id'),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  /** Never a secret. */
  detail: jsonb('detail').notNull(),
});
