import { contentTypeOf } from '../../results/content-type.ts';

/** Whether bytes are a picture of the type that is said of them. */
export function isPictureOf(bytes: Buffer, type: string): boolean {
  return type.startsWith('image/') && contentTypeOf(bytes) === type;
}
