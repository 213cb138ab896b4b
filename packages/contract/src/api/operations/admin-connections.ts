import { z } from 'zod/mini';
import { CreditsSchema, MomentSchema } from '../../fields/answer-fields.ts';
import { identifierField, requiredText, switchField } from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { connectionSentences } from '../../sentences/makers/connections.ts';
import { capabilities } from './admin-operations.ts';

/**
 * `ok` it answered and took the key · `refused` the key · `no_credit` on its account there · `unreachable` nobody answers ·
 * `locked` the key kept here can no longer be read · `untested` nobody has asked yet.
 */
export const connectionStates = ['ok', 'refused', 'no_credit', 'unreachable', 'locked', 'untested'] as const;
export type ConnectionState = (typeof connectionStates)[number];

export const connectionSources = ['environment', 'admin'] as const;

/** A key of the catalogue can be given to this provider instead of a vendor. */
export const builtInProvider = 'builtin';

/** What an admin can set of a connection; the payload has the same names. */
export const connectionSettings = ['api_key', 'base_url', 'model'] as const;
export type ConnectionSetting = (typeof connectionSettings)[number];

/** Somebody who makes something here, or could. Never holds a key. */
export const ProviderConnectionSchema = z.object({
  provider: z.string(),
  /** Its name as people know it. */
  title: z.string(),
  is_configured: z.boolean(),
  /** Where its key comes from; null where there is none. */
  source: z.nullable(z.enum(connectionSources)),
  /** Last four characters of its key; null where there is none or it is too short to show any of it. */
  key_hint: z.nullable(z.string()),
  /** Null: its own address. */
  base_url: z.nullable(z.string()),
  /** Where one gets the key that it needs; null: it needs none, or none can be pasted here. */
  key_url: z.nullable(z.string()),
  /** What can be set here; without `key_url` that is a server, which needs an address. Empty: nothing can. */
  settings: z.array(z.enum(connectionSettings)),
  capabilities: z.array(z.enum(capabilities)),
  /** Keys of the catalogue it can serve, or the model it runs. */
  models: z.array(z.string()),
  state: z.enum(connectionStates),
  last_ok_at: z.nullable(MomentSchema),
  /** What its state says, or what went wrong last. */
  sentence: z.nullable(z.string()),
  /** Requests that it works on, or whose result is still to be fetched. */
  open_requests: z.int(),
});
export type ProviderConnection = z.infer<typeof ProviderConnectionSchema>;

/** GET /api/admin/providers. */
export const ProviderConnectionsAnswerSchema = z.array(ProviderConnectionSchema);

export const ProviderParamsSchema = z.object({ provider: identifierField() });

/** PUT /api/admin/providers/{provider}; `base_url` null: its own address; `model` null: what it has by itself. */
export const ConnectProviderPayloadSchema = z.object({
  api_key: z.optional(
    z.string(connectionSentences.field.apiKey).check(
      z.trim(),
      z.minLength(limits.apiKey.shortest, connectionSentences.field.apiKey),
      z.maxLength(limits.apiKey.longest, connectionSentences.field.apiKey),
      // Visible ASCII: whatever else was pasted would end in a header.
      z.regex(/^[!-~]+$/u, connectionSentences.field.apiKey),
    ),
  ),
  base_url: z.optional(z.nullable(requiredText(limits.text.url))),
  model: z.optional(z.nullable(identifierField())),
});
export type ConnectProviderPayload = z.infer<typeof ConnectProviderPayloadSchema>;

/** Its answer: `proposed_daily_usd` is a daily budget that an admin may want now, and that nobody has set. */
export const ConnectProviderAnswerSchema = z.extend(ProviderConnectionSchema, {
  proposed_daily_usd: z.nullable(z.number()),
});

/** DELETE /api/admin/providers/{provider}. */
export const DisconnectProviderQuerySchema = z.object({ force: switchField(false) });

/** POST /api/admin/providers/{provider}/test, with or without a body; it costs nothing. */
export const TestProviderPayloadSchema = z.nullish(
  z.object({ capability: z.optional(z.enum(capabilities)) }),
);
export const TestProviderAnswerSchema = z.object({
  ok: z.boolean(),
  sentence: z.string(),
  latency_ms: z.int(),
});

/** POST /api/admin/providers/discover: model servers on this machine. */
export const FoundServersAnswerSchema = z.array(
  z.object({
    /** How Kinora would speak to it. */
    provider: z.string(),
    title: z.string(),
    base_url: z.string(),
    /** Models or voices that it names. */
    models: z.array(z.string()),
    /** Whether it fetches models when it is told to. */
    keeps_models: z.boolean(),
    /** What it is asked for unless another one is chosen; null: nothing fits, or it is not asked by name. */
    model: z.nullable(z.string()),
  }),
);
export type FoundServer = z.infer<typeof FoundServersAnswerSchema>[number];

export const servedModelKinds = ['image', 'clip', 'story'] as const;
export const bindingStates = ['ready', 'gone', 'untested'] as const;
export type BindingState = (typeof bindingStates)[number];

export const ModelBindingSchema = z.object({
  provider: z.string(),
  endpoint: z.string(),
  is_configured: z.boolean(),
  /** `ready` once a result came, `gone` when the vendor no longer knew it. */
  state: z.enum(bindingStates),
  /** What one costs: as an admin entered it, or as it was estimated last; null: nobody knows yet. */
  estimate_usd: z.nullable(z.number()),
});
export type ModelBinding = z.infer<typeof ModelBindingSchema>;

/** A key of the catalogue, and who makes what it stands for. */
export const ServedModelSchema = z.object({
  key: z.string(),
  kind: z.enum(servedModelKinds),
  /** Everybody who could make it beside what is built in, the first one first. */
  bindings: z.array(ModelBindingSchema),
  /** Who makes it now; `builtin` has no endpoints. */
  bound: z.object({ provider: z.string(), endpoint: z.nullable(z.string()) }),
  /** Whether something built in can make it. */
  has_built_in: z.boolean(),
  /** An admin's own price in credits; null: the price of its mode. */
  credits: z.nullable(CreditsSchema),
  /** An admin's own price in dollars; null: as the vendor says. */
  own_estimate_usd: z.nullable(z.number()),
});
export type ServedModel = z.infer<typeof ServedModelSchema>;

/** GET /api/admin/models. */
export const ServedModelsAnswerSchema = z.array(ServedModelSchema);
export const ModelParamsSchema = z.object({ key: identifierField() });

function amountField(most: number, decimals: number) {
  const sentence = connectionSentences.field.amount(most, decimals);
  const factor = 10 ** decimals;
  const isExact = (value: number): boolean => Math.abs(value * factor - Math.round(value * factor)) < 1e-4;
  return z
    .number(sentence)
    .check(z.minimum(0, sentence), z.maximum(most, sentence), z.refine(isExact, sentence));
}

const DollarsField = amountField(limits.dollars.most, limits.dollars.decimals);

/** PUT /api/admin/models/{key}: what is left out stays, null goes back to what it is by itself. */
export const ChangeModelPayloadSchema = z.object({
  provider: z.optional(z.nullable(identifierField())),
  endpoint: z.optional(z.nullable(requiredText(limits.text.identifier))),
  credits: z.optional(z.nullable(amountField(limits.credits.largestPrice, limits.credits.decimals))),
  estimate_usd: z.optional(z.nullable(DollarsField)),
});
export type ChangeModelPayload = z.infer<typeof ChangeModelPayloadSchema>;

/** GET and PUT /api/admin/budget. Days are those of UTC. */
export const BudgetAnswerSchema = z.object({
  /** What holds: the lower one of the two below; null: no limit. */
  daily_usd: z.nullable(z.number()),
  environment_usd: z.nullable(z.number()),
  admin_usd: z.nullable(z.number()),
  spent_today_usd: z.number(),
  /** Set aside for requests under way. */
  reserved_usd: z.number(),
  /** While somebody can be paid and nobody has decided about a limit; null otherwise. */
  proposed_daily_usd: z.nullable(z.number()),
});
export type Budget = z.infer<typeof BudgetAnswerSchema>;
export const ChangeBudgetPayloadSchema = z.object({ daily_usd: z.nullable(DollarsField) });

export const auditActions = [
  'key_set',
  'key_removed',
  'model_changed',
  'model_fetched',
  'budget_changed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** GET /api/admin/audit, the newest first: who changed what, never a secret. */
export const AuditAnswerSchema = z.array(
  z.object({
    id: z.string(),
    at: MomentSchema,
    /** Null: the account is gone. */
    actor: z.nullable(z.object({ name: z.string(), email: z.string() })),
    action: z.enum(auditActions),
    /** A provider, a key of the catalogue, a server's model, or `daily_usd`. */
    subject: z.string(),
    detail: z.record(z.string(), z.unknown()),
  }),
);
export type AuditEntry = z.infer<typeof AuditAnswerSchema>[number];
