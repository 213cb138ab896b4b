import type { FastifyRequest } from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';

/** How many files a field of a form takes, and how large. The sentences are for the user who exceeds them. */
export interface FileRule {
  readonly max: number;
  readonly maxBytes: number;
  readonly tooManySentence?: string;
  readonly tooLargeSentence?: string;
}

/** A route's form: a text field `data` that holds JSON, and files. Goes into the route's `config.multipart`. */
export interface MultipartRule {
  readonly data: $ZodType;
  readonly files: Readonly<Record<string, FileRule>>;
}

/** An upload in a temporary file, which is removed when the request ends: move what is kept. */
export interface UploadedFile {
  readonly path: string;
  /** As the client named it: for display only. */
  readonly filename: string;
  /** As the client declared it: never trust it, look into the file. */
  readonly declaredType: string;
  readonly bytes: number;
}

export interface MultipartForm<Rule extends MultipartRule> {
  readonly data: output<Rule['data']>;
  readonly files: { readonly [Field in keyof Rule['files']]: readonly UploadedFile[] };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    multipart?: MultipartRule;
  }
  interface FastifyRequest {
    multipartForm: MultipartForm<MultipartRule> | null;
  }
}

/** The parsed form of a route that has `rule` as its `config.multipart`. */
export function formOf<Rule extends MultipartRule>(request: FastifyRequest, rule: Rule): MultipartForm<Rule> {
  if (request.routeOptions.config.multipart !== rule || request.multipartForm === null) {
    throw new Error('This route does not have this form in its config.multipart.');
  }
  // The hook filled it by this very rule, as just checked.
  return request.multipartForm as MultipartForm<Rule>;
}
