import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page of the web app with its compressed copies, made once: at build, or never where the build made none. */
export interface WebPage {
  readonly html: string;
  readonly etag: string;
  readonly copies: ReadonlyMap<'br' | 'gzip', Buffer>;
  /** What `script-src` has to name, so that the scripts inside the page run and no others. */
  readonly scriptHashes: readonly string[];
}

/** Reads a page and what lies beside it. `edit` changes it for this server. @returns null where there is none */
export async function readWebPage(
  path: string,
  edit: (html: string) => string = (html) => html,
): Promise<WebPage | null> {
  const built = await readFile(path, 'utf8').catch(() => null);
  if (built === null) {
    return null;
  }
  const html = edit(built);
  // What is not as it was built is compressed as it is sent.
  const copies = html === built ? await readCopies(path) : new Map<'br' | 'gzip', Buffer>();
  return {
    html,
    copies,
    etag: `"${sha256(html).toString('hex').slice(0, 32)}"`,
    scriptHashes: hashesIn(html),
  };
}

async function readCopies(path: string): Promise<WebPage['copies']> {
  const copies = new Map<'br' | 'gzip', Buffer>();
  for (const [coding, ending] of [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const) {
    const copy = await readFile(`${path}.${ending}`).catch(() => null);
    if (copy !== null) {
      copies.set(coding, copy);
    }
  }
  return copies;
}

/** Sends the page as it is, or that the browser has it. The browser asks anew each time. */
export function sendWebPage(request: FastifyRequest, reply: FastifyReply, page: WebPage): FastifyReply {
  preparePage(reply, page).header('etag', page.etag).header('vary', 'accept-encoding, cookie');
  if (request.headers['if-none-match']?.includes(page.etag) === true) {
    return reply.status(304).send();
  }
  const accepted = (request.headers['accept-encoding'] ?? '').split(',').map((coding) => coding.trim());
  for (const [coding, bytes] of page.copies) {
    if (accepted.some((one) => one === coding)) {
      return reply.header('content-encoding', coding).send(bytes);
    }
  }
  return reply.send(page.html);
}

/** The headers of every page, and the leave to run the scripts that stand in this one. */
export function preparePage(reply: FastifyReply, { scriptHashes }: WebPage): FastifyReply {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string' && scriptHashes.length > 0) {
    const named = policy.replace(/script-src [^;]*/u, (directive) => [directive, ...scriptHashes].join(' '));
    reply.header('content-security-policy', named);
  }
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
}

function hashesIn(html: string): string[] {
  const scripts = html.matchAll(/<script>(.*?)<\/script>/gsu);
  return [...scripts].map(([, text = '']) => `'sha256-${sha256(text).toString('base64')}'`);
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
