import { ProblemSchema } from '@kinora/contract/errors';
import { sentences } from '@kinora/contract/sentences';
import { z } from 'zod/mini';
import { ApiError } from './api-error.ts';

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as multipart form; excludes `body`. */
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Sent though the page is being left. */
  isLeaving?: boolean;
}

/** The sign-in library answers failures as `{message}`; everything else of ours as a problem. */
const MessageSchema = z.object({ message: z.string() });

/**
 * One call to our server: the answer parsed by its schema, every failure an `ApiError`.
 * An abort passes through as it is, since nobody waits for it any more.
 */
export async function request<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  options: RequestOptions = {},
): Promise<z.output<Schema>> {
  const response = await send(path, options);
  const body = await readJson(response);
  if (!response.ok) {
    throw refusal(response.status, body);
  }
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) {
    throw new ApiError(sentences.failure.unknown, {
      status: response.status,
      code: null,
      fields: [],
      cause: parsed.error,
    });
  }
  return parsed.data;
}

async function send(
  path: string,
  { method = 'GET', body, form, headers = {}, signal, isLeaving = false }: RequestOptions,
): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      keepalive: isLeaving,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form === undefined ? {} : { body: form }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (signal?.aborted === true) {
      throw error;
    }
    throw new ApiError(sentences.failure.backendOffline, { status: 0, code: null, fields: [], cause: error });
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') {
    return undefined;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const sentence = response.ok ? sentences.failure.unknown : sentences.failure.backendOffline;
    throw new ApiError(sentence, {
      status: response.ok ? 502 : response.status,
      code: null,
      fields: [],
      cause: error,
    });
  }
}

function refusal(status: number, body: unknown): ApiError {
  const problem = z.safeParse(ProblemSchema, body);
  if (problem.success) {
    return new ApiError(problem.data.detail, {
      status,
      code: problem.data.code,
      fields: problem.data.errors ?? [],
      body,
    });
  }
  const plain = z.safeParse(MessageSchema, body);
  const message = plain.success ? plain.data.message : sentences.failure.unknown;
  return new ApiError(message, { status, code: null, fields: [] });
}
