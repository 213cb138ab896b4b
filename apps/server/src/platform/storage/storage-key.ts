const SEGMENT = /^[a-z0-9_-][a-z0-9._-]*$/;
const KEY_LENGTH_LIMIT = 512;

/** @throws when a key is not one that we generate: it would leave the store, or mean something to a file system. */
export function assertStorageKey(key: string): void {
  const isValid = key.length <= KEY_LENGTH_LIMIT && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!isValid) {
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
  }
}
