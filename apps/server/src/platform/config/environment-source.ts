import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

export type Environment = Readonly<Record<string, string | undefined>>;

/** One variable that cannot be used, in words for the person who set it. */
export interface ConfigProblem {
  readonly name: string;
  readonly message: string;
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null;
    }
    throw error;
  }
}

/** The environment over a `.env` file, when there is one: what is really set always wins. */
export function withDotEnv(environment: Environment, folder: string): Environment {
  const text = readIfThere(join(folder, '.env'));
  return text === null ? environment : { ...parseEnv(text), ...environment };
}

/** Reads each `NAME_FILE` into `NAME`; a value set directly wins. An empty value counts as not set. */
export function withFiles(
  environment: Environment,
  names: readonly string[],
): { values: Record<string, string>; problems: ConfigProblem[] } {
  const values: Record<string, string> = {};
  const problems: ConfigProblem[] = [];
  for (const name of names) {
    const direct = environment[name]?.trim();
    const path = environment[`${name}_FILE`]?.trim();
    if (direct !== undefined && direct !== '') {
      values[name] = direct;
    } else if (path !== undefined && path !== '') {
      const text = readOrExplain(path);
      if (text.problem === null) {
        values[name] = text.value;
      } else {
        problems.push({ name: `${name}_FILE`, message: text.problem });
      }
    }
  }
  return { values, problems };
}

function readOrExplain(path: string): { value: string; problem: string | null } {
  try {
    const value = readFileSync(path, 'utf8').trim();
    return { value, problem: value === '' ? `the file ${path} is empty` : null };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { value: '', problem: `the file ${path} cannot be read (${reason})` };
  }
}
