import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { AppError } from '../../../platform/errors/app-error.ts';

/** Hashes passwords, and checks them against a stored hash. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(password: string, storedHash: string): Promise<boolean>;
}

/** Work of one hash. `cost` is scrypt's N, a power of two; memory is 128 * cost * blockSize bytes. */
export interface PasswordCost {
  readonly cost: number;
  readonly blockSize: number;
  readonly parallelization: number;
}

/** Of equal strength with argon2id at 19 MiB (OWASP Password Storage Cheat Sheet, scrypt); 32 MiB each. */
const STANDARD_COST: PasswordCost = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };

/** More at once would let a flood of sign-ins take the processor from everybody else. */
const HASHES_AT_ONCE = 2;
const LONGEST_QUEUE = 40;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** scrypt with at most two hashes at once; a hash carries its own cost, so that a higher one can come later. */
export function createPasswords(cost: PasswordCost = STANDARD_COST): Passwords {
  const takeTurn = createTurns(HASHES_AT_ONCE, LONGEST_QUEUE);
  return {
    hash: (password) =>
      takeTurn(async () => {
        const salt = randomBytes(SALT_BYTES);
        const key = await deriveKey(password, salt, cost);
        const { cost: n, blockSize, parallelization } = cost;
        return [
          'scrypt',
          n,
          blockSize,
          parallelization,
          salt.toString('base64'),
          key.toString('base64'),
        ].join('$');
      }),
    verify: (password, storedHash) =>
      takeTurn(async () => {
        const { salt, key, ...storedCost } = readHash(storedHash);
        return timingSafeEqual(await deriveKey(password, salt, storedCost), key);
      }),
  };
}

function readHash(storedHash: string): PasswordCost & { salt: Buffer; key: Buffer } {
  const [name, cost, blockSize, parallelization, salt, key] = storedHash.split('$');
  if (name !== 'scrypt' || salt === undefined || key === undefined) {
    throw new Error('A stored password hash cannot be read.');
  }
  return {
    cost: Number(cost),
    blockSize: Number(blockSize),
    parallelization: Number(parallelization),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

function deriveKey(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.cost * cost.blockSize };
  return new Promise((resolve, reject) => {
    // The same letters may come composed or decomposed, depending on the keyboard.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) {
        resolve(key);
      } else {
        reject(error);
      }
    });
  });
}

/** Lets `width` pieces of work run at once and `longest` wait, in order. @throws AppError `too-many` beyond that */
function createTurns(width: number, longest: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= width) {
      if (waiting.length >= longest) {
        throw new AppError('too-many', { retryAfterSeconds: 5 });
      }
      // The one that finishes hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) {
        running -= 1;
      } else {
        next();
      }
    }
  };
}
