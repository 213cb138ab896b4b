import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { json, readBody } from '../fal/wire.ts';
import type { Answer } from '../fal/wire.ts';

/** What was put into the storage. */
export interface RunwayUpload {
  readonly filename: string;
  contentType: string;
  bytes: number;
  isComplete: boolean;
}

const PlaceSchema = z.strictObject({ filename: z.string().regex(/\.\w+$/u), type: z.literal('ephemeral') });
const SIGNATURE = 'given';

/** Runway's uploads: a place is asked for with the key, a form is posted there without it. */
export class RunwayUploads {
  readonly uploads: RunwayUpload[] = [];
  readonly #origin: () => string;

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  /** Whether models may read what stands at an address of Runway's own. */
  has(uri: string): boolean {
    const index = Number(/^runway:\/\/upload-(\d+)$/u.exec(uri)?.[1] ?? NaN);
    return this.uploads[index]?.isComplete ?? false;
  }

  place(body: unknown): Answer {
    const wanted = PlaceSchema.safeParse(body);
    if (!wanted.success) {
      return json(400, { error: 'Validation of body failed', issues: wanted.error.issues });
    }
    const index = this.uploads.length;
    this.uploads.push({ filename: wanted.data.filename, contentType: '', bytes: 0, isComplete: false });
    return json(200, {
      uploadUrl: `${this.#origin()}/files/put/${index}`,
      fields: { key: `uploads/${index}`, policy: SIGNATURE },
      runwayUri: `runway://upload-${index}`,
    });
  }

  /** Null: the address is none of the storage's. */
  async put(request: IncomingMessage, url: URL): Promise<Answer | null> {
    const index = /^\/files\/put\/(\d+)$/u.exec(url.pathname)?.[1];
    if (index === undefined) {
      return null;
    }
    const { authorization, 'content-type': type = '', 'content-length': length } = request.headers;
    const upload = this.uploads[Number(index)];
    const body = new Uint8Array(await readBody(request));
    if (upload === undefined || authorization !== undefined || length === undefined) {
      return { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };
    }
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const file = form.get('file');
    const isSigned = form.get('key') === `uploads/${index}` && form.get('policy') === SIGNATURE;
    // What stands behind the file a store does not read.
    if (!isSigned || !(file instanceof File) || [...form.keys()].at(-1) !== 'file') {
      return { status: 400, body: '<Error><Code>InvalidArgument</Code></Error>' };
    }
    upload.contentType = file.type;
    upload.bytes = file.size;
    upload.isComplete = true;
    return { status: 204, body: '' };
  }
}
