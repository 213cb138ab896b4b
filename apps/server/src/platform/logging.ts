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
    redact: { paths: pathsOf(isDebugging ? REDACTED_FIELDS : [...REDACTED_FIELDS, ...PRIVATE_FIELDS]) },
  };
  return pino(settings, options.destination ?? pino.destination({ fd: 2, sync: false }));
}
