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
