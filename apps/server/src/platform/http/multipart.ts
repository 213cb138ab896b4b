import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { AppError } from '../errors/app-error.ts';
import { sweepFolders } from '../files/sweep-folders.ts';
import { fromValidation } from './problem.ts';
import type { FileRule, MultipartForm, MultipartRule, UploadedFile } from './multipart-rule.ts';

const DATA_FIELD = 'data';
/** Parts beyond a form's own: read and dropped so that the answer can name the real problem. */
const SPARE_PARTS = 8;
const LEFTOVER_AGE_MS = 3_600_000;

interface MultipartOptions {
  /** An existing private folder on the file system of the media. */
  readonly temporaryFolder: string;
}

/** Reads the forms of all routes that declare one, after their guards and before their handlers. */
export async function registerMultipart(app: FastifyInstance, options: MultipartOptions): Promise<void> {
  await app.register(multipart);
  app.decorateRequest('multipartForm', null);
  const folders = new WeakMap<FastifyRequest, string>();
  app.addHook('preHandler', async (request, reply) => {
    const rule = request.routeOptions.config.multipart;
    if (rule === undefined) {
      return;
    }
    if (!request.isMultipart()) {
      throw new AppError('unsupported-media');
    }
    const folder = join(options.temporaryFolder, `upload-${randomUUID()}`);
    folders.set(request, folder);
    await mkdir(folder, { mode: 0o700 });
    request.multipartForm = await readForm(request, rule, folder);
    endSignalWithAnswer(request, reply);
  });
  const clean = async (request: FastifyRequest): Promise<void> => {
    const folder = folders.get(request);
    if (folder !== undefined) {
      folders.delete(request);
      await rm(folder, { recursive: true, force: true });
    }
  };
  app.addHook('onResponse', clean);
  app.addHook('onRequestAbort', clean);
}

/**
 * Fastify ends `request.signal` when the request closes, which a request with a body does as soon as it has been read,
 * before the handler begins. From here on the signal ends when the caller goes away without an answer.
 */
function endSignalWithAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) {
      controller.abort();
    }
  });
  Object.defineProperty(request, 'signal', { value: controller.signal, configurable: true });
}

/** Removes uploads that a killed process left. @returns how many folders */
export async function sweepUploads(temporaryFolder: string, now: Date): Promise<number> {
  return sweepFolders(temporaryFolder, { prefixes: ['upload-'], olderThanMs: LEFTOVER_AGE_MS, now });
}

async function readForm(
  request: FastifyRequest,
  rule: MultipartRule,
  folder: string,
): Promise<MultipartForm<MultipartRule>> {
  const reader = new FormReader(rule, folder);
  const allowed = Object.values(rule.files).reduce((sum, file) => sum + file.max, 0);
  const parts = request.parts({
    limits: {
      fields: 1 + SPARE_PARTS,
      files: allowed + SPARE_PARTS,
      parts: allowed + 1 + 2 * SPARE_PARTS,
      fieldSize: limits.bytes.json,
      // One more than the largest: reaching it is how a too large file is told from one that fits exactly.
      fileSize: Math.max(1, ...Object.values(rule.files).map((file) => file.maxBytes + 1)),
      headerPairs: 20,
    },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'file') {
        await reader.takeFile(part);
      } else if (part.fieldname === DATA_FIELD) {
        reader.takeData(part.value, part.valueTruncated);
      }
    }
  } catch (error) {
    throw isMalformed(error) ? new AppError('bad-request', { cause: error }) : error;
  }
  return reader.finish();
}

/** The parser's own complaints about a form, such as a missing end, carry nothing but words; a full disk has a code. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && !('statusCode' in error);
}

/** Collects a form part by part; remembers the first complaint that can wait until the upload is read. */
class FormReader {
  readonly #rule: MultipartRule;
  readonly #folder: string;
  readonly #files: Record<string, UploadedFile[]>;
  #data: unknown = undefined;
  #complaint: AppError | null = null;

  constructor(rule: MultipartRule, folder: string) {
    this.#rule = rule;
    this.#folder = folder;
    this.#files = Object.fromEntries(Object.keys(rule.files).map((field) => [field, []]));
  }

  takeData(value: unknown, isTruncated: boolean): void {
    if (isTruncated) {
      throw new AppError('too-large');
    }
    this.#data = value;
  }

  async takeFile(part: MultipartFile): Promise<void> {
    const fileRule = this.#rule.files[part.fieldname];
    const files = this.#files[part.fieldname];
    if (fileRule === undefined || files === undefined) {
      this.#complain('invalid', sentences.upload.unexpectedFile);
      part.file.resume();
      return;
    }
    if (files.length === fileRule.max) {
      this.#complain('invalid', fileRule.tooManySentence ?? sentences.upload.unexpectedFile);
      part.file.resume();
      return;
    }
    const kept = await this.#keep(part, fileRule);
    // A file input that was left empty is sent as an empty file.
    if (kept.bytes > 0) {
      files.push(kept);
    }
  }

  finish(): MultipartForm<MultipartRule> {
    if (this.#complaint !== null) {
      throw this.#complaint;
    }
    return { data: parseData(this.#data, this.#rule.data), files: this.#files };
  }

  #complain(code: 'invalid', detail: string): void {
    this.#complaint ??= new AppError(code, { detail });
  }

  async #keep(part: MultipartFile, fileRule: FileRule): Promise<UploadedFile> {
    const path = join(this.#folder, randomUUID());
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
    const { size } = await stat(path);
    if (part.file.truncated || size > fileRule.maxBytes) {
      const { tooLargeSentence } = fileRule;
      throw new AppError('too-large', tooLargeSentence === undefined ? {} : { detail: tooLargeSentence });
    }
    return { path, filename: part.filename, declaredType: part.mimetype, bytes: size };
  }
}

/** A part that declares itself as JSON, as the API's document asks for, arrives parsed. */
function parseData(sent: unknown, schema: $ZodType): unknown {
  const parsed = safeParse(schema, typeof sent === 'object' ? sent : parseJson(sent));
  if (!parsed.success) {
    throw fromValidation(
      parsed.error.issues.map(({ path, message }) => ({ instancePath: path.map(String).join('/'), message })),
    );
  }
  return parsed.data;
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch (cause) {
    throw new AppError('bad-request', { detail: sentences.upload.dataMissing, cause });
  }
}
