import { sentences } from '@kinora/contract/sentences';
import { ApiError } from './api-error.ts';

/** A file of our own origin as a file to upload again, such as a picture that becomes the start of a video. */
export async function fetchFile(url: string, name: string): Promise<File> {
  try {
    const response = await fetch(url, { credentials: 'same-origin' });
    if (!response.ok) {
      throw new ApiError(sentences.refusal['not-found'], { status: response.status, code: null, fields: [] });
    }
    const blob = await response.blob();
    return new File([blob], name, { type: blob.type });
  } catch (error) {
    if (error instanceof ApiError) {
      throw error;
    }
    throw new ApiError(sentences.failure.backendOffline, { status: 0, code: null, fields: [], cause: error });
  }
}
