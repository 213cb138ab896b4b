import { readdir, readFile } from 'node:fs/promises';

/** A process and all that it started, as Linux tells them. */
export async function familyOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (/^\d+$/u.test(name)) {
      parents.set(Number(name), await parentOf(Number(name)));
    }
  }
  const family = [pid];
  for (const member of family) {
    family.push(...[...parents].filter(([, parent]) => parent === member).map(([child]) => child));
  }
  return family;
}

async function parentOf(pid: number): Promise<number> {
  return Number(/^PPid:\s+(\d+)/mu.exec(await textOf(`/proc/${pid}/status`))?.[1] ?? 0);
}

/** Resident memory of a process and all that it started, in bytes; what they share is counted for each. */
export async function residentBytes(pid: number): Promise<number> {
  let sum = 0;
  for (const member of await familyOf(pid)) {
    sum += Number(/^VmRSS:\s+(\d+) kB/mu.exec(await textOf(`/proc/${member}/status`))?.[1] ?? 0) * 1024;
  }
  return sum;
}

/** Memory of a process and all that it started, in bytes; what several share is counted once, in parts. */
export async function proportionalBytes(pid: number): Promise<number> {
  const byPart = await bytesByPart(pid, () => '');
  return byPart.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** The same by what `partOf` says of each one's command, the most first. */
export async function bytesByPart(
  pid: number,
  partOf: (command: string) => string,
): Promise<(readonly [part: string, bytes: number])[]> {
  const parts = new Map<string, number>();
  for (const member of await familyOf(pid)) {
    const part = partOf(await textOf(`/proc/${member}/cmdline`));
    const bytes =
      Number(/^Pss:\s+(\d+) kB/mu.exec(await textOf(`/proc/${member}/smaps_rollup`))?.[1] ?? 0) * 1024;
    parts.set(part, (parts.get(part) ?? 0) + bytes);
  }
  return [...parts].toSorted(([, one], [, other]) => other - one);
}

/** Units of processor time in /proc; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Processor time that a process, all that it started and all of these that have ended used, in seconds. */
export async function processorSeconds(pid: number): Promise<number> {
  let ticks = 0;
  for (const member of await familyOf(pid)) {
    const stat = await textOf(`/proc/${member}/stat`);
    // The name in brackets may hold spaces; behind it, the 12th to 15th word are its own time and its ended children's.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += words.slice(11, 15).reduce((sum, word) => sum + Number(word), 0);
  }
  return ticks / TICKS_PER_SECOND;
}

/** What a file of /proc says; nothing where its process ended while its folder was read. */
export async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return '';
  }
}
