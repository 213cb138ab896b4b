import { createHash } from 'node:crypto';

/** A line that stands nowhere in the text, so that nothing in it can pretend to end it. */
export function fenceFor(text: string): string {
  return `=====${createHash('sha256').update(text).digest('hex').slice(0, 24)}=====`;
}

/** Outside text between fences: data for a model, never instructions. Control characters that could hide words are taken out. */
export function fenced(text: string, fence: string): string {
  const visible = text.replace(
    /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u{e0000}-\u{e007f}]/gu,
    '',
  );
  return `${fence}\n${visible}\n${fence}`;
}
