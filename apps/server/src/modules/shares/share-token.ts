import { createHash, createHmac } from 'node:crypto';

/**
 * The token of a share's link: 256 bits that follow from this installation's secret, so that its owner can copy the link
 * again although nobody keeps it, and a copy of the database opens nothing.
 */
export function shareToken(secret: string, shareId: string): string {
  return createHmac('sha256', secret).update(`kinora share ${shareId}`).digest('base64url');
}

/** What is kept of a token. It has 256 bits, so a fast hash is enough. */
export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
