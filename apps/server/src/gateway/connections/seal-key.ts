import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Of a shorter key, four characters would give too much away. */
const SHORTEST_WITH_HINT = 12;

/** What tells keys apart on the screen: the last four characters, or nothing. */
export function keyHintOf(apiKey: string): string {
  return apiKey.length < SHORTEST_WITH_HINT ? '' : apiKey.slice(-4);
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Part of what the key is derived with: another way of sealing gets another number. */
const VERSION = 1;

/**
 * Encrypts a vendor's key for the database with AES-256-GCM, by a key derived from the server's secret (HKDF, RFC 5869). The
 * provider is authenticated with it, so that a sealed key opens in its own row alone.
 */
export function sealKey(apiKey: string, { secret, provider }: { secret: string; provider: string }): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFrom(secret), nonce);
  cipher.setAAD(Buffer.from(`${VERSION} ${provider}`));
  const text = Buffer.concat([cipher.update(apiKey, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** The key again; null when this server's secret does not open it, as after a restore elsewhere. */
export function openSealedKey(
  sealed: string,
  { secret, provider }: { secret: string; provider: string },
): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes[0] !== VERSION || bytes.length <= 1 + NONCE_BYTES + TAG_BYTES) {
    return null;
  }
  const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
  const tag = bytes.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyFrom(secret), nonce);
  decipher.setAAD(Buffer.from(`${VERSION} ${provider}`));
  decipher.setAuthTag(tag);
  try {
    const text = bytes.subarray(1 + NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    // Wrong secret, wrong row or changed bytes: GCM says no more than that.
    return null;
  }
}

function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'kinora', `connection keys ${VERSION}`, 32));
}
