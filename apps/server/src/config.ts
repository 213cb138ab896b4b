import { resolve } from 'node:path';
import process from 'node:process';
import { microDollarsOf } from '@kinora/contract/money';
import { z } from 'zod';
import {
  withDotEnv,
  withFiles,
  type ConfigProblem,
  type Environment,
} from './platform/config/environment-source.ts';
import { findRelatedProblems, findRoleProblem, findSecretProblem } from './platform/config/variable-rules.ts';

const optional = z.string().optional();
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .optional();
/** May hold `{language}`. */
const addressPerLanguage = z
  .string()
  .refine((url) => httpUrl.safeParse(url.replaceAll('{language}', 'en')).success, {
    error: 'must be an address that begins with http:// or https://, with {language} where that differs',
  })
  .optional();
const email = z.email({ error: 'must be an e-mail address' }).optional();
const portMessage = 'must be a whole number from 0 to 65535 (0 takes a free port)';

/** Fastify's names, an address or a network. Everybody at once would be everybody saying who they are. */
const proxy = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.union([z.ipv4(), z.ipv6()]),
  z.union([z.cidrv4(), z.cidrv6()]).refine((network) => !network.endsWith('/0')),
]);
const proxies = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine(
    (list) => list.every((entry) => proxy.safeParse(entry).success),
    'must be addresses or networks with commas between, such as loopback, 10.0.0.5, fd00::/8',
  );

function wholeNumber(minimum: number, maximum: number, message: string) {
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message);
}

const byteUnits = { MB: 1e6, GB: 1e9, TB: 1e12 } as const;

/** A size such as '20 GB' or '500 MB', in bytes. */
const byteSize = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,3})?\s*(?:MB|GB|TB)$/iu, "must be a size such as '20 GB' or '500 MB'")
  .transform((text) => {
    // The expression above allows no other end.
    const unit = text.slice(-2).toUpperCase() as keyof typeof byteUnits;
    return Math.round(Number.parseFloat(text) * byteUnits[unit]);
  });

/** Dollars such as '10' or '2.50', in millionths. */
const dollars = z
  .string()
  .regex(/^\d{1,7}(?:\.\d{1,6})?$/u, "must be an amount of dollars such as '10' or '2.50'")
  .transform((text) => microDollarsOf(Number(text)));

/** Dollars for a million of something. */
const price = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,6})?$/u, "must be dollars for a million characters such as '15'")
  .optional();
const pricePair = z
  .string()
  .regex(
    /^\d{1,6}(?:\.\d{1,6})?\/\d{1,6}(?:\.\d{1,6})?$/u,
    "must be dollars for a million tokens read and written such as '0.15/0.60'",
  )
  .optional();
/** A part such as '0.25'; the whole is 1. */
const share = z
  .string()
  .regex(/^(?:0?\.\d{1,4}|1(?:\.0{1,4})?)$/u, "must be a part above 0 and up to 1 such as '0.25'")
  .transform(Number)
  .refine((part) => part > 0, "must be a part above 0 and up to 1 such as '0.25'");

/** Addresses and keys of outside models: all that providers get to see of the environment. */
const ModelVariablesSchema = z.object({
  LLM_BASE_URL: httpUrl,
  LLM_API_KEY: optional,
  LLM_MODEL: optional,
  LLM_PRICES: pricePair,
  FAL_KEY: optional,
  FAL_QUEUE_URL: httpUrl,
  FAL_REST_URL: httpUrl,
  FAL_API_URL: httpUrl,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: httpUrl,
  OPENAI_IMAGE_MODEL: optional,
  GEMINI_API_KEY: optional,
  GEMINI_BASE_URL: httpUrl,
  RUNWAYML_API_SECRET: optional,
  RUNWAYML_BASE_URL: httpUrl,
  REPLICATE_API_TOKEN: optional,
  REPLICATE_BASE_URL: httpUrl,
  ELEVENLABS_API_KEY: optional,
  ELEVENLABS_BASE_URL: httpUrl,
  ELEVENLABS_MODEL: optional,
  ELEVENLABS_PRICE: price,
  COMFYUI_URL: httpUrl,
  SPEECH_BASE_URL: httpUrl,
  SPEECH_API_KEY: optional,
  SPEECH_MODEL: optional,
  SPEECH_PRICE: price,
  WIKIPEDIA_BASE_URL: addressPerLanguage,
});
type ModelVariables = Readonly<z.output<typeof ModelVariablesSchema>>;

const EnvironmentSchema = z.object({
  PORT: wholeNumber(0, 65_535, portMessage).default(3000),
  HOST: z.string().default('127.0.0.1'),
  KINORA_DATA_DIR: z.string().default('data'),
  KINORA_ROLE: z.enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' }).default('all'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres:// or postgresql://' })
    .optional(),
  S3_ENDPOINT: httpUrl,
  S3_REGION: optional,
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  KINORA_CDN_URL: httpUrl,
  KINORA_SECRET: optional,
  KINORA_PUBLIC_URL: httpUrl,
  KINORA_TRUSTED_PROXIES: proxies.default(['loopback']),
  KINORA_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  KINORA_STARTING_CREDITS: wholeNumber(0, 1_000_000, 'must be a whole number from 0 to 1000000').default(25),
  KINORA_STORAGE_PER_ACCOUNT: byteSize.default(20 * byteUnits.GB),
  KINORA_LINKEDIN_URL: httpUrl,
  KINORA_TWITTER_URL: httpUrl,
  KINORA_CONTACT_EMAIL: email,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  MAIL_FROM: optional,
  ADMIN_EMAIL: email,
  ...ModelVariablesSchema.shape,
  KINORA_DAILY_BUDGET_USD: dollars.optional(),
  KINORA_DAILY_SHARE: share.default(0.25),
  KINORA_DISCOVERY: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  KINORA_RENDER_PROFILE: z.enum(['full', 'test'], { error: 'must be full or test' }).default('full'),
  KINORA_LIBRARY_DIR: optional,
  KINORA_MODELS_URL: httpUrl,
  COMFYUI_WORKFLOWS_DIR: optional,
  KINORA_RESEARCH: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  KINORA_WORKER_NICENESS: wholeNumber(0, 19, 'must be a whole number from 0 to 19').default(15),
  KINORA_SEGMENTS_AT_ONCE: wholeNumber(1, 64, 'must be a whole number from 1 to 64').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

type Variables = z.output<typeof EnvironmentSchema>;

/** Everything the environment decides, checked. Names as in the README's table, without their product prefix. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. The database may move elsewhere when its user cannot reach this folder; see `prepareDataFolder`. */
  readonly dataFolder: string;
  readonly role: Variables['KINORA_ROLE'];
  /** Null: the bundled PostgreSQL. */
  readonly databaseUrl: string | null;
  readonly s3: S3Config | null;
  /** Where showcase media lie; null: our own origin. */
  readonly cdnUrl: string | null;
  /** Null: made at first start and kept in the data folder. */
  readonly secret: string | null;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Others than this machine can reach the server, so the first account needs the setup code. */
  readonly isReachableFromOutside: boolean;
  /** Proxies that may say who asks; see `trustProxy` of Fastify. */
  readonly trustedProxies: readonly string[];
  /** Opens `/metrics` from elsewhere; null: this machine and admins alone. */
  readonly metricsToken: string | null;
  readonly startingCreditsHundredths: bigint;
  /** What the files of one account may take. */
  readonly storageLimitBytes: number;
  readonly links: {
    readonly linkedIn: string | null;
    readonly twitter: string | null;
    readonly email: string | null;
  };
  readonly mail: {
    readonly smtpUrl: string | null;
    readonly from: string | null;
    readonly adminEmail: string | null;
  };
  /** Addresses and keys of outside models, by variable; absent: not configured. */
  readonly models: ModelVariables;
  /** What all paid calls of a day (UTC) may cost together, in millionths of a dollar; null: no limit. */
  readonly dailyBudgetMicro: number | null;
  /** The part of a day's budget that one account may take: above 0, up to 1. */
  readonly accountShare: number;
  /** Whether admins may look for model servers on this machine. */
  readonly isDiscoveryOn: boolean;
  /** `test` makes films of 320x180, for the project's own tests. */
  readonly renderProfile: Variables['KINORA_RENDER_PROFILE'];
  /** Absolute. ZIM files for research without internet; null: `library/` in the data folder. Need not be there. */
  readonly libraryFolder: string | null;
  /** Without a slash at its end: stands in the place of the hubs of local models; null: those of the list. */
  readonly modelsUrl: string | null;
  /** Absolute. Workflow files for ComfyUI; null: `workflows/` in the data folder. Need not be there. */
  readonly workflowsFolder: string | null;
  /** Whether explainers and news are looked up until a person switches that off. */
  readonly webResultsByDefault: boolean;
  /** Scheduling priority of the worker's processes, as `nice` counts it: 0 that of everything else, 19 the last of all. */
  readonly workerNiceness: number;
  /** Null: as many as the machine is made for. */
  readonly segmentsAtOnce: number | null;
  readonly logLevel: Variables['LOG_LEVEL'];
}

interface S3Config {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly shouldForcePathStyle: boolean;
}

/** Every variable that cannot be used, so that they can be put right in one go. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(
      ['These settings cannot be used:', ...problems.map(({ name, message }) => `  ${name} ${message}`)].join(
        '\n',
      ),
    );
    this.problems = problems;
  }
}

/** Checks an environment. @throws ConfigError that lists every problem */
export function parseConfig(environment: Environment, folder: string): Config {
  const { values, problems } = withFiles(environment, Object.keys(EnvironmentSchema.shape));
  const parsed = EnvironmentSchema.safeParse(values);
  const schemaProblems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => ({ name: String(issue.path[0]), message: issue.message }));
  const all = [
    ...problems,
    ...schemaProblems,
    ...findRelatedProblems(values),
    ...findRoleProblem(values),
    ...findSecretProblem(values['KINORA_SECRET']),
  ];
  if (!parsed.success || all.length > 0) {
    throw new ConfigError(all);
  }
  return toConfig(parsed.data, folder);
}

/** The configuration of this process: its environment over `.env` in the working folder. Read it once. */
export function readConfig(): Config {
  const folder = process.cwd();
  return parseConfig(withDotEnv(process.env, folder), folder);
}

/** npm's own program, as npm names it to what it runs; null: no npm runs us. */
export function npmOfThisRun(): string | null {
  return process.env['npm_execpath'] ?? null;
}

function toConfig(variables: Variables, folder: string): Config {
  const { HOST: host, PORT: port } = variables;
  return {
    port,
    host,
    dataFolder: resolve(folder, variables.KINORA_DATA_DIR),
    role: variables.KINORA_ROLE,
    databaseUrl: variables.DATABASE_URL ?? null,
    s3: toS3(variables),
    cdnUrl: withoutSlash(variables.KINORA_CDN_URL) ?? null,
    secret: variables.KINORA_SECRET ?? null,
    publicUrl: withoutSlash(variables.KINORA_PUBLIC_URL) ?? localUrl(host, port),
    isReachableFromOutside: !isLoopback(host),
    trustedProxies: variables.KINORA_TRUSTED_PROXIES,
    metricsToken: variables.KINORA_METRICS_TOKEN ?? null,
    startingCreditsHundredths: BigInt(variables.KINORA_STARTING_CREDITS) * 100n,
    storageLimitBytes: variables.KINORA_STORAGE_PER_ACCOUNT,
    links: {
      linkedIn: variables.KINORA_LINKEDIN_URL ?? null,
      twitter: variables.KINORA_TWITTER_URL ?? null,
      email: variables.KINORA_CONTACT_EMAIL ?? null,
    },
    mail: {
      smtpUrl: variables.SMTP_URL ?? null,
      from: variables.MAIL_FROM ?? null,
      adminEmail: variables.ADMIN_EMAIL ?? null,
    },
    models: ModelVariablesSchema.parse(variables),
    dailyBudgetMicro: variables.KINORA_DAILY_BUDGET_USD ?? null,
    accountShare: variables.KINORA_DAILY_SHARE,
    isDiscoveryOn: variables.KINORA_DISCOVERY === 'on',
    renderProfile: variables.KINORA_RENDER_PROFILE,
    libraryFolder: toFolder(variables.KINORA_LIBRARY_DIR, folder),
    modelsUrl: withoutSlash(variables.KINORA_MODELS_URL) ?? null,
    workflowsFolder: toFolder(variables.COMFYUI_WORKFLOWS_DIR, folder),
    webResultsByDefault: variables.KINORA_RESEARCH === 'on',
    workerNiceness: variables.KINORA_WORKER_NICENESS,
    segmentsAtOnce: variables.KINORA_SEGMENTS_AT_ONCE ?? null,
    logLevel: variables.LOG_LEVEL,
  };
}

function toS3(variables: Variables): S3Config | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return null;
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: variables.S3_REGION ?? 'auto',
    shouldForcePathStyle: variables.S3_FORCE_PATH_STYLE === 'true',
  };
}

function toFolder(path: string | undefined, folder: string): string | null {
  return path === undefined ? null : resolve(folder, path);
}

function withoutSlash(url: string | undefined): string | undefined {
  return url?.replace(/\/+$/, '');
}

const EVERYWHERE = new Set(['0.0.0.0', '::', '']);

/** An address that a browser on this machine can open. */
function localUrl(host: string, port: number): string {
  const name = EVERYWHERE.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
