import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Never written, wherever they stand up to two levels deep. */
const REDACTED_FIELDS = [
  'cookie',
  'authorization',
  '["set-cookie"]',
  'password',
  'secret',
  'token',
  'apiKey',
  'api_key',
  'invitation_code',
  'setup_code',
  'connectionString',
];

/** What people write is theirs: not in the log at info and above, where logs are shipped to other places. */
const PRIVATE_FIELDS = ['prompt', 'narration', 'email'];

function pathsOf(fields: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const dotted = field.startsWith('[') ? field : `.${field}`;
    return [field, `*${dotted}`, `*.*${dotted}`];
  });
}

/** What of PostgreSQL's own account may be written: names of ours, never a row's values. */
const DATABASE_FIELDS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;
/** The messages of data exceptions quote the value. */
const DATA_EXCEPTION = /^22/u;

/** A failed query without its text, its parameters and the values PostgreSQL quotes; other errors as they are. */
function withoutRows(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  if (error instanceof DatabaseError) {
    const isQuoting = DATA_EXCEPTION.test(error.code ?? '');
    const message = isQuoting ? error.message.replace(/".*"/su, '"…"') : error.message;
    return copyOf(error, message, factsOf(error));
  }
  const cause = withoutRows(error.cause);
  if (error instanceof DrizzleQueryError) {
    return copyOf(error, 'A query failed', { ...factsOf(error.cause), cause });
  }
  return cause === error.cause ? error : copyOf(error, error.message, { ...error, cause });
}

function factsOf(error: unknown): object {
  return error instanceof DatabaseError
    ? Object.fromEntries(DATABASE_FIELDS.map((field) => [field, error[field]]))
    : {};
}

/** An error of the same kind and place. */
function copyOf(error: Error, message: string, fields: object): Error {
  const frames = /^ {4}at [^]*/mu.exec(error.stack ?? '')?.[0] ?? '';
  // Object.create answers any; it is an error by its prototype.
  const copy = Object.create(Object.getPrototypeOf(error) as object) as Error;
  return Object.assign(copy, fields, { message, stack: `${error.name}: ${message}\n${frames}` });
}

export interface LogOptions {
  readonly level: string;
  /** Which process writes: `api`, `worker`, `main`. */
  readonly process: string;
  readonly destination?: DestinationStream;
}

/** JSON lines on standard error, without secrets; without people's words either unless somebody debugs. */
export function createLogger(options: LogOptions): Logger {
  const isDebugging = options.level === 'debug' || options.level === 'trace';
  const settings = {
    level: options.level,
    base: { process: options.process },
    // Whatever is no error passes through both as it is.
    serializers: { err: (error: unknown) => pino.stdSerializers.err(withoutRows(error) as Error) },
    redact: { paths: pathsOf(isDebugging ? REDACTED_FIELDS : [...REDACTED_FIELDS, ...PRIVATE_FIELDS]) },
  };
  return pino(settings, options.destination ?? pino.destination({ fd: 2, sync: false }));
}
