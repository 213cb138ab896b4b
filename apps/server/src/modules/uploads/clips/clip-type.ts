import { fileTypeFromFile } from 'file-type';

const extensionOf: ReadonlyMap<string, string> = new Map([
  ['video/mp4', 'mp4'],
  ['video/quicktime', 'mov'],
  ['video/webm', 'webm'],
]);

/** What a clip is served as to whom it belongs, by its own bytes; an MP4 where they do not say. */
export async function typeOfClip(file: string): Promise<{ contentType: string; extension: string }> {
  const mime = (await fileTypeFromFile(file))?.mime ?? '';
  const extension = extensionOf.get(mime);
  return extension === undefined
    ? { contentType: 'video/mp4', extension: 'mp4' }
    : { contentType: mime, extension };
}
