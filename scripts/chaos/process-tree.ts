import { readdir, readFile } from 'node:fs/promises';

/** A process of this machine. Linux only: read from /proc. */
interface ProcessEntry {
  readonly pid: number;
  readonly parentPid: number;
  readonly command: string;
}

async function readEntry(pid: number): Promise<ProcessEntry | null> {
  try {
    const [stat, command] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    // The name in brackets may hold spaces and brackets; the parent is the second word behind the last bracket.
    const [, parentPid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid, parentPid: Number(parentPid), command: command.replaceAll('\0', ' ') };
  } catch (error) {
    // It ended while we looked.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) {
      return null;
    }
    throw error;
  }
}

/** Everything below a process, children of children included. */
export async function descendantsOf(pid: number): Promise<ProcessEntry[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const entries = (await Promise.all(pids.map(readEntry))).filter((entry) => entry !== null);
  const below = (parent: number): ProcessEntry[] =>
    entries.filter((entry) => entry.parentPid === parent).flatMap((entry) => [entry, ...below(entry.pid)]);
  return below(pid);
}
