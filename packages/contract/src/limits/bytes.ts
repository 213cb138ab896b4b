/** A size in words, in the decimal units that disks are sold in: `20 GB`, `1.5 GB`, `48 kB`, `0 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes > 0 && bytes < 1e5) {
    return `${Math.ceil(bytes / 1e3)} kB`;
  }
  const [size, unit] = bytes >= 1e9 ? [bytes / 1e9, 'GB'] : [bytes / 1e6, 'MB'];
  return `${size >= 100 || Number.isInteger(size) ? Math.round(size) : size.toFixed(1)} ${unit}`;
}

/** From this part of its space on an account is told that it fills. */
const nearFrom = 0.9;

/** Whether an account should be told that its space is nearly used up. */
export function isStorageNear(storage: {
  readonly used_bytes: number;
  readonly limit_bytes: number;
}): boolean {
  return storage.used_bytes >= nearFrom * storage.limit_bytes;
}
