import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';

/** What was chosen for a scene: a file of this machine, or the address of one of the account's own. */
export type OwnSource =
  | { readonly kind: 'image' | 'clip'; readonly file: File }
  | { readonly kind: 'image' | 'clip'; readonly url: string };

const CLIP_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'];
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const acceptedTypes = Object.fromEntries([...IMAGE_TYPES, ...CLIP_TYPES].map((type) => [type, []]));

const MEGABYTE = 2 ** 20;
export const megabytes = { image: limits.bytes.image / MEGABYTE, clip: limits.bytes.clip / MEGABYTE };

export function kindOfFile({ type }: File): OwnSource['kind'] {
  return type.startsWith('video/') ? 'clip' : 'image';
}

/** Why a file cannot be sent, before it is; null: nothing is known against it. */
export function refusalOfFile(file: File): string | null {
  if (file.size === 0) {
    return sentences.upload.empty;
  }
  const kind = kindOfFile(file);
  if (file.size <= limits.bytes[kind]) {
    return null;
  }
  return kind === 'clip'
    ? sentences.upload.clipTooLarge(megabytes.clip)
    : sentences.upload.imageTooLarge(megabytes.image);
}

/** Whether a file is of a kind that is read here; browsers know some by their names alone. */
export function isOfKnownKind({ type }: File): boolean {
  return [...IMAGE_TYPES, ...CLIP_TYPES].includes(type);
}
