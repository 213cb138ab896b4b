import { readdir, readFile, rename } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sentences } from '@kinora/contract/sentences';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestHttp } from '../../testing/test-http.ts';
import { formOf, type MultipartRule } from './multipart-rule.ts';

const { app, temporaryFolder } = await buildTestHttp();
const rule = {
  data: z.object({ prompt: z.string().min(1, 'Please write a prompt.') }),
  files: {
    images: {
      max: 5,
      maxBytes: 1_000,
      tooManySentence: sentences.validation.tooManyImages,
      tooLargeSentence: 'An image can have at most 1 kB.',
    },
    pdf: { max: 1, maxBytes: 5_000 },
  },
} satisfies MultipartRule;

app.post('/api/form', { config: { multipart: rule } }, async (request) => {
  const { data, files } = formOf(request, rule);
  // Long enough for the request's own stream to close.
  await delay(20);
  const contents = await Promise.all(files.images.map((file) => readFile(file.path, 'utf8')));
  const [pdf] = files.pdf;
  if (pdf !== undefined) {
    await rename(pdf.path, join(temporaryFolder, 'kept.pdf'));
  }
  return {
    prompt: data.prompt,
    contents,
    names: files.images.map((file) => file.filename),
    pdf: pdf?.bytes ?? null,
    isAborted: request.signal.aborted,
  };
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });

function form(fields: { data?: string | null; images?: string[]; pdf?: string; other?: string }): FormData {
  const body = new FormData();
  if (fields.data !== null) {
    body.set('data', fields.data ?? '{"prompt":"a fox"}');
  }
  fields.images?.forEach((content, index) => body.append('images', new Blob([content]), `${index}.png`));
  if (fields.pdf !== undefined) {
    body.append('pdf', new Blob([fields.pdf]), 'a.pdf');
  }
  if (fields.other !== undefined) {
    body.append('other', new Blob([fields.other]), 'x.bin');
  }
  return body;
}

it('a form whose body has been read is still wanted', async () => {
  expect((await post(form({ images: ['a'] }))).json['isAborted']).toBe(false);
});

async function post(body: FormData): Promise<{ status: number; json: Record<string, unknown> }> {
  const answer = await fetch(`${address}/api/form`, { method: 'POST', body });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

async function uploadsLeft(): Promise<string[]> {
  return (await readdir(temporaryFolder)).filter((name) => name.startsWith('upload-'));
}

async function untilClean(): Promise<void> {
  while ((await uploadsLeft()).length > 0) {
    await delay(10);
  }
}

describe('forms', () => {
  it('data is parsed and files are in temporary files while the request lasts', async () => {
    const { status, json } = await post(form({ images: ['one', 'two'] }));
    expect(status).toBe(200);
    expect(json).toMatchObject({
      prompt: 'a fox',
      contents: ['one', 'two'],
      names: ['0.png', '1.png'],
      pdf: null,
    });
    await untilClean();
  });

  it('a file that the handler moved away stays, the rest goes', async () => {
    expect((await post(form({ pdf: 'x'.repeat(3_000) }))).json['pdf']).toBe(3_000);
    await untilClean();
    expect(await readdir(temporaryFolder)).toEqual(['kept.pdf']);
  });

  it('an empty file input counts as no file', async () => {
    const body = form({});
    body.append('pdf', new Blob([]), '');
    expect((await post(body)).json['pdf']).toBeNull();
  });
});

describe('limits', () => {
  it('VAL-06 six images are refused with the sentence of the product', async () => {
    const { status, json } = await post(form({ images: ['1', '2', '3', '4', '5', '6'] }));
    expect(status).toBe(422);
    expect(json['detail']).toBe('You can upload a maximum of 5 images.');
    await untilClean();
  });

  it('U3 a file of exactly the limit passes, one byte more is 413', async () => {
    expect((await post(form({ images: ['x'.repeat(1_000)] }))).status).toBe(200);
    const { status, json } = await post(form({ images: ['x'.repeat(1_001)] }));
    expect([status, json['detail']]).toEqual([413, 'An image can have at most 1 kB.']);
    await untilClean();
  });

  it('U3 a field that takes less than the largest of the form has its own limit', async () => {
    expect((await post(form({ images: ['x'.repeat(4_000)] }))).status).toBe(413);
    expect((await post(form({ pdf: 'x'.repeat(4_000) }))).status).toBe(200);
  });

  it('U3 a file that no field expects is refused', async () => {
    const { status, json } = await post(form({ other: 'x' }));
    expect([status, json['detail']]).toEqual([422, sentences.upload.unexpectedFile]);
  });

  it('U3 1,001 parts are refused and leave nothing', async () => {
    const body = form({});
    for (let index = 0; index < 1_001; index += 1) {
      body.append(`field${index}`, 'x');
    }
    expect((await post(body)).status).toBe(413);
    await untilClean();
  });

  it('data that declares itself as JSON, as generated clients send it, is read too', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/form',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload:
        '--b\r\ncontent-disposition: form-data; name="data"\r\ncontent-type: application/json\r\n\r\n' +
        '{"prompt":"a fox"}\r\n--b--\r\n',
    });
    expect([answer.statusCode, answer.json().prompt]).toEqual([200, 'a fox']);
  });

  it('U3 data over 2 MB is 413', async () => {
    expect((await post(form({ data: JSON.stringify({ prompt: 'x'.repeat(2_200_000) }) }))).status).toBe(413);
  });

  it.each([
    ['missing', null, 400, sentences.upload.dataMissing],
    ['no JSON', 'prompt=x', 400, sentences.upload.dataMissing],
    ['against a rule', '{"prompt":""}', 422, 'Please write a prompt.'],
  ])('data that is %s is refused', async (_what, data, ...[status, detail]) => {
    const answer = await post(form({ data, images: ['x'] }));
    expect([answer.status, answer.json['detail']]).toEqual([status, detail]);
    await untilClean();
  });

  it('a body of another type is 415', async () => {
    expect(
      (await app.inject({ method: 'POST', url: '/api/form', payload: { prompt: 'x' } })).statusCode,
    ).toBe(415);
  });
});

it('U3 an upload that the client breaks off leaves nothing', async () => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head =
    'POST /api/form HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n' +
    '--b\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\npart of a file';
  socket.write(head);
  while ((await uploadsLeft()).length === 0) {
    await delay(10);
  }
  socket.destroy();
  await untilClean();
});
