import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';

/**
 * Whether native libraries of a folder may be loaded: not where its file system is mounted `noexec`. True where the system
 * does not say it in /proc.
 */
export async function canExecuteIn(folder: string, mounts = '/proc/self/mounts'): Promise<boolean> {
  const text = await readFile(mounts, 'utf8').catch(() => '');
  const found = text
    .split('\n')
    .map((line) => line.split(' '))
    .map(([, point = '', , flags = '']) => ({ point: unescape(point), flags: flags.split(',') }))
    .filter(({ point }) => point !== '' && isBelow(folder, point))
    // The longest is the nearest; of two at one place the later lies on top.
    .reduce<{ point: string; flags: readonly string[] } | null>(
      (nearest, mount) => (nearest !== null && nearest.point.length > mount.point.length ? nearest : mount),
      null,
    );
  return found?.flags.includes('noexec') !== true;
}

function isBelow(folder: string, point: string): boolean {
  return folder === point || folder.startsWith(point.endsWith(sep) ? point : `${point}${sep}`);
}

/** The kernel writes blanks in names as octal numbers. */
function unescape(text: string): string {
  return text.replaceAll(/\\(\d{3})/gu, (_whole, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  );
}
