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

async function readStatus(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/status`, 'utf8');
  } catch {
    // It ended while its folder was read.
    return '';
  }
}

async function parentOf(pid: number): Promise<number> {
  return Number(/^PPid:\s+(\d+)/mu.exec(await readStatus(pid))?.[1] ?? 0);
}

/** Resident memory of a process and all that it started, in bytes; what they share is counted for each. */
export async function residentBytes(pid: number): Promise<number> {
  let sum = 0;
  for (const member of await familyOf(pid)) {
    sum += Number(/^VmRSS:\s+(\d+) kB/mu.exec(await readStatus(member))?.[1] ?? 0) * 1024;
  }
  return sum;
}

/** Memory of a process and all that it started, in bytes; what several share is counted once, in parts. */
export async function proportionalBytes(pid: number): Promise<number> {
  let sum = 0;
  for (const member of await familyOf(pid)) {
    sum += Number(/^Pss:\s+(\d+) kB/mu.exec(await readRollup(member))?.[1] ?? 0) * 1024;
  }
  return sum;
}

async function readRollup(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  } catch {
    // It ended while its folder was read.
    return '';
  }
}

/** Units of processor time in /proc; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Processor time that a process, all that it started and all of these that have ended used, in seconds. */
export async function processorSeconds(pid: number): Promise<number> {
  let ticks = 0;
  for (const member of await familyOf(pid)) {
    const stat = await readStat(member);
    // The name in brackets may hold spaces; behind it, the 12th to 15th word are its own time and its ended children's.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += words.slice(11, 15).reduce((sum, word) => sum + Number(word), 0);
  }
  return ticks / TICKS_PER_SECOND;
}

async function readStat(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // It ended while its folder was read.
    return '';
  }
}
