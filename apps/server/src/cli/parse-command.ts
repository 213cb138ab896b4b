import { parseArgs } from 'node:util';
import { limits } from '@kinora/contract/limits';

/** What the command line asks for. */
export type Command =
  | { readonly name: 'invite'; readonly uses: number }
  | { readonly name: 'credits'; readonly email: string; readonly amountHundredths: bigint }
  | { readonly name: 'admin' | 'password'; readonly email: string }
  | { readonly name: 'backup' | 'restore'; readonly file: string }
  | { readonly name: 'doctor' }
  | { readonly name: 'config check' }
  | { readonly name: 'vendors check'; readonly provider: string; readonly spendMicro: number | null }
  | ModelsCommand
  | { readonly name: 'help' };

export type ModelsCommand =
  | { readonly name: 'models list' }
  /** `what`: the name of a model, or a file or folder that holds one. */
  | { readonly name: 'models install'; readonly what: string; readonly isAgreed: boolean }
  | { readonly name: 'models remove'; readonly model: string };

/** The line cannot be understood; the message says what is wrong with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `Usage: npm run kinora -- <command>

  invite [--uses N]       make an invitation code for N accounts (1)
  credits EMAIL AMOUNT    give an account credits, or take them with a negative amount
  admin EMAIL             make an account an admin
  password EMAIL          make a link by which its owner sets a new password
  backup FILE             write everything into a file, while Kinora runs or not
  restore FILE            fill an empty data folder from a backup
  doctor                  look for what is wrong with this installation
  config check            check the settings
  vendors check PROVIDER [--spend USD]
                          ask whether a vendor takes the key, and what it costs; with an amount,
                          try everything it is bound to, the cheapest first
  models list             the models that can run on this machine, and which are installed
  models install NAME|./FILE [--yes]
                          download one, or take it from a file or folder; --yes asks nothing
  models remove NAME      remove it from this machine`;

/** Reads a command line. @throws UsageError */
export function parseCommand(words: readonly string[]): Command {
  const [name = 'help', ...rest] = words;
  switch (name) {
    case 'invite':
      return { name, uses: readUses(rest) };
    case 'credits':
      return readCredits(rest);
    case 'admin':
    case 'password':
      return { name, email: readEmail(name, rest) };
    case 'backup':
    case 'restore':
      return { name, file: readFile(name, rest) };
    case 'doctor':
      return readDoctor(rest);
    case 'config':
      return readConfigCheck(rest);
    case 'vendors':
      return readVendorsCheck(rest);
    case 'models':
      return readModels(rest);
    case 'help':
    case '--help':
    case '-h':
      return { name: 'help' };
    default:
      throw new UsageError(`There is no command '${name}'.`);
  }
}

function readUses(words: readonly string[]): number {
  const uses = Number(readUsesOption(words));
  if (!Number.isInteger(uses) || uses < 1 || uses > limits.counts.invitationUses) {
    throw new UsageError(`--uses needs a whole number from 1 to ${limits.counts.invitationUses}.`);
  }
  return uses;
}

function readUsesOption(words: readonly string[]): string {
  try {
    return parseArgs({ args: [...words], options: { uses: { type: 'string' } } }).values.uses ?? '1';
  } catch (cause) {
    throw new UsageError('invite takes nothing but --uses N.', { cause });
  }
}

/** At most two decimals, read without floating point. */
const AMOUNT = /^(?<sign>[+-]?)(?<whole>\d{1,7})(?:\.(?<fraction>\d{1,2}))?$/;

function readCredits(words: readonly string[]): Command {
  const [email, amount, ...rest] = words;
  const parts = AMOUNT.exec(amount ?? '')?.groups;
  if (email === undefined || parts === undefined || rest.length > 0) {
    throw new UsageError('credits needs an e-mail address and an amount such as 50 or -2.50.');
  }
  const hundredths = BigInt(`${parts['whole']}${(parts['fraction'] ?? '').padEnd(2, '0')}`);
  if (hundredths === 0n || hundredths > BigInt(limits.credits.largestGrant) * 100n) {
    throw new UsageError(`The amount must not be zero, and at most ${limits.credits.largestGrant}.`);
  }
  return { name: 'credits', email, amountHundredths: parts['sign'] === '-' ? -hundredths : hundredths };
}

function readEmail(name: string, words: readonly string[]): string {
  const [email, ...rest] = words;
  if (email === undefined || rest.length > 0) {
    throw new UsageError(`${name} needs an e-mail address.`);
  }
  return email;
}

function readConfigCheck(words: readonly string[]): Command {
  if (words.length !== 1 || words[0] !== 'check') {
    throw new UsageError("Of config there is only 'config check'.");
  }
  return { name: 'config check' };
}

/** At most two decimals, as money is written. */
const DOLLARS = /^\d{1,4}(?:\.\d{1,2})?$/;

function readVendorsCheck(words: readonly string[]): Command {
  const sentence = 'vendors check needs the name of a vendor, and takes --spend with dollars such as 1.00.';
  const [what, provider, ...rest] = words;
  if (what !== 'check' || provider === undefined || provider.startsWith('-')) {
    throw new UsageError(sentence);
  }
  let spend: string | undefined;
  try {
    spend = parseArgs({ args: [...rest], options: { spend: { type: 'string' } } }).values.spend;
  } catch (cause) {
    throw new UsageError(sentence, { cause });
  }
  if (spend !== undefined && !DOLLARS.test(spend)) {
    throw new UsageError(sentence);
  }
  const spendMicro = spend === undefined ? null : Math.round(Number(spend) * 1_000_000);
  return { name: 'vendors check', provider, spendMicro };
}

function readModels([what, ...rest]: readonly string[]): Command {
  if (what === 'list' && rest.length === 0) {
    return { name: 'models list' };
  }
  if (what === 'install') {
    const isAgreed = rest.includes('--yes');
    const [wanted, ...others] = rest.filter((word) => word !== '--yes');
    if (wanted !== undefined && !wanted.startsWith('-') && others.length === 0) {
      return { name: 'models install', what: wanted, isAgreed };
    }
  }
  const [model, ...others] = rest;
  if (what === 'remove' && model !== undefined && !model.startsWith('-') && others.length === 0) {
    return { name: 'models remove', model };
  }
  throw new UsageError(
    'Of models there are: models list, models install NAME|./FILE [--yes], models remove NAME.',
  );
}

function readFile(name: string, words: readonly string[]): string {
  const [file, ...rest] = words;
  if (file === undefined || file.startsWith('--') || rest.length > 0) {
    throw new UsageError(`${name} needs the name of a file.`);
  }
  return file;
}

function readDoctor(words: readonly string[]): Command {
  if (words.length > 0) {
    throw new UsageError('doctor takes nothing.');
  }
  return { name: 'doctor' };
}
