import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sentences } from '@kinora/contract/sentences';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { assets } from '../../db/schema/index.ts';
import { createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createGenerationApp, encodeForm } from '../../testing/generations/generation-app.ts';
import { goodStart } from '../stories/testing/story-world.ts';
import { cutInterlacedPng, hugePng, pretenders, smallPicture, tellingJpeg } from './testing/hostile-files.ts';

const studio = createMediaStudio();
const world = await createGenerationApp(studio);
const ann = await world.signUp('Ann');

let canaryHits = 0;
const canary = createServer((_request, response) => {
  canaryHits += 1;
  response.end();
});
await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
afterAll(() => canary.close());
// A server on a port has such an address.
const canaryUrl = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;

const path = '/image/generate-image-async';
const data = { prompt: 'Make it a painting', model_name: 'nano_banana_edit', aspect_ratio: '16:9' };
const upload = (...files: (Buffer | string)[]) =>
  world.sendForm(path, {
    cookie: ann.cookie,
    data,
    files: files.map((content) => ({ content, name: 'photo.png' })),
  });

async function untilClean(): Promise<void> {
  for (;;) {
    const left = await readdir(world.temporaryFolder);
    if (!left.some((name) => name.startsWith('upload-'))) {
      return;
    }
    await delay(10);
  }
}

async function storedFiles(): Promise<string[]> {
  const files = await readdir(world.mediaFolder, { recursive: true }).catch(() => []);
  return files.filter((file) => file.includes('.') && !file.endsWith('.part'));
}

async function countProjects(): Promise<string | undefined> {
  const counted = await world.open.pool.query<{ count: string }>('select count(*) from projects');
  return counted.rows[0]?.count;
}

async function expectRefused(
  content: Buffer,
  expected: readonly [status: number, detail: string],
): Promise<void> {
  const before = await Promise.all([world.balance(ann.id), storedFiles(), countProjects()]);
  const answer = await upload(content);
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual(expected);
  expect(answer.json<{ errors: unknown }>().errors).toMatchObject([{ field: 'images.0' }]);
  await untilClean();
  expect(await Promise.all([world.balance(ann.id), storedFiles(), countProjects()])).toEqual(before);
}

describe('an image that would fill the memory', () => {
  it('U1 of 20,000 pixels a side is refused by its header', async () => {
    const bomb = hugePng(20_000);
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage.rss();
    await expectRefused(bomb, [413, 'An image can have at most 50 megapixels.']);
    expect(process.memoryUsage.rss() - before).toBeLessThan(300e6);
  });

  it('U1 that is longer than every screen is refused, whatever its area', async () => {
    const strip = await sharp({ create: { width: 20_001, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expectRefused(strip, [413, sentences.upload.imageSideTooLong(20_000)]);
  });
});

describe('an account whose space is used up', () => {
  it('starts nothing new, and is told so before anything is read', async () => {
    const dan = await world.signUp('Dan');
    const limit = world.deps.storageLimitBytes;
    const take = (bytes: number) =>
      world.open.database.insert(assets).values({
        id: `film of ${bytes}`,
        ownerId: dan.id,
        kind: 'film',
        name: 'film.mp4',
        storageKey: `assets/film-of-${bytes}`,
        contentType: 'video/mp4',
        bytes,
        sha256: '',
        provider: 'builtin',
        model: 'test',
        createdAt: new Date(),
      });
    // What is no picture would be refused with another sentence, were it looked at.
    const files = [{ content: Buffer.alloc(1_000) }];
    const start = async () =>
      (await world.sendForm(path, { cookie: dan.cookie, data, files })).json<object>();
    await take(limit - 1_000);
    expect(await start()).toMatchObject({ status: 415 });
    await take(1);
    const full = { status: 413, detail: sentences.account.storageFull(limit) };
    expect(await start()).toMatchObject(full);
    await take(999);
    const story = { ...goodStart, request_id: randomUUID() };
    const answer = await world.sendForm('/api/research_and_create_video', {
      cookie: dan.cookie,
      data: story,
    });
    expect(answer.json()).toMatchObject(full);
    expect(await world.balance(dan.id)).toEqual(await world.balance(ann.id));
  });
});

describe('somebody who sends many pictures that take long', () => {
  it('U6 does not keep others waiting', async () => {
    const eve = await world.signUp('Eve');
    const answered: string[] = [];
    const send = async (cookie: string, content: Buffer, name: string): Promise<void> => {
      const { statusCode } = await world.sendForm(path, { cookie, data, files: [{ content }] });
      answered.push(`${name}: ${statusCode}`);
    };
    const long = cutInterlacedPng(3_000);
    expect(long.length).toBeLessThan(1_000_000);
    const sent = Array.from({ length: 3 }, () => send(eve.cookie, long, 'eve'));
    sent.push(send(ann.cookie, await smallPicture('png'), 'ann'));
    await Promise.all(sent);
    expect(answered.slice(0, 2)).toContain('ann: 200');
    expect(answered.filter((answer) => answer === 'eve: 422')).toHaveLength(3);
    await untilClean();
  }, 90_000);
});

describe('a file that is not what its name says', () => {
  it.each(Object.entries(pretenders(canaryUrl)))(
    'U2 %s is refused by its content',
    async (_what, content) => {
      await expectRefused(content, [415, sentences.upload.imageUnreadable]);
    },
  );

  it.each(['gif', 'tiff'] as const)('U2 a real %s is refused, too', async (format) => {
    await expectRefused(await smallPicture(format), [415, sentences.upload.imageUnreadable]);
  });

  it('U2 a picture that breaks off is refused', async () => {
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#789' } })
      .composite([{ input: await smallPicture('png'), left: 100, top: 700 }])
      .jpeg()
      .toBuffer();
    await expectRefused(picture.subarray(0, picture.length / 2), [422, sentences.upload.imageUnreadable]);
  });

  it('U2 a head of a picture with a page behind it is refused', async () => {
    const head = (await smallPicture('png')).subarray(0, 40);
    const page = Buffer.from(`<script src="${canaryUrl}/polyglot"></script>`.repeat(50));
    await expectRefused(Buffer.concat([head, page]), [422, sentences.upload.imageUnreadable]);
  });

  it('U2 a sequence of AVIF pictures is refused with a sentence', async () => {
    const picture = await smallPicture('avif');
    // The major brand of an animation.
    picture.write('avis', 8, 'latin1');
    await expectRefused(picture, [422, sentences.upload.imageUnreadable]);
  });

  it('U2 nothing in them is ever asked for', () => {
    expect(canaryHits).toBe(0);
  });
});

describe('a form that is too much', () => {
  it('U3 VAL-06 of six images is refused with the sentence of the product', async () => {
    const picture = await smallPicture('png');
    const answer = await upload(...Array.from({ length: 6 }, () => picture));
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      422,
      'You can upload a maximum of 5 images.',
    ]);
    await untilClean();
  });

  it('U3 with a file of more than 20 MB is refused', async () => {
    const answer = await upload(Buffer.alloc(20 * 1024 * 1024 + 1));
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      413,
      'An image can have at most 20 MB.',
    ]);
    await untilClean();
  });

  it.each([
    [
      'of 1,001 parts',
      (form: string) =>
        form.replace(
          '--b\r\n',
          '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\ny\r\n'.repeat(1_001) + '--b\r\n',
        ),
    ],
    ['without its end', (form: string) => form.replace('--b--', '')],
  ])('U3 %s is refused and leaves nothing', async (_what, spoil) => {
    const form =
      `--b\r\ncontent-disposition: form-data; name="data"\r\n\r\n${JSON.stringify(data)}\r\n` +
      '--b\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\nfile\r\n--b--\r\n';
    const answer = await world.app.inject({
      method: 'POST',
      url: path,
      headers: { cookie: ann.cookie, 'content-type': 'multipart/form-data; boundary=b' },
      payload: spoil(form),
    });
    expect([400, 413]).toContain(answer.statusCode);
    await untilClean();
  });
});

describe('a good upload', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is taken', async (format) => {
    const answer = await upload(await smallPicture(format));
    expect(answer.statusCode).toBe(200);
    await untilClean();
  });

  it('U4 is written anew: upright, without where it was taken and without what hid behind it', async () => {
    const original = await tellingJpeg();
    expect(original.includes('secret-camera')).toBe(true);
    const id = await world.startedId(path, { cookie: ann.cookie, data, files: [{ content: original }] });
    await untilClean();
    const found = await world.open.pool.query<{ storage_key: string }>(
      "select storage_key from assets where project_id = $1 and kind = 'upload'",
      [id],
    );
    const stored = await readFile(join(world.mediaFolder, found.rows[0]?.storage_key ?? ''));
    const { width, height, exif, icc, orientation } = await sharp(stored).metadata();
    expect({ width, height, exif, icc, orientation }).toEqual({ width: 80, height: 120 });
    expect(
      ['secret-camera', 'hidden-in-the-trailer', 'PK\u0003\u0004'].filter((word) => stored.includes(word)),
    ).toEqual([]);
  });

  it('keeps its transparency, and is never too small to be worked on', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0.5 };
    const dot = await sharp({ create: { width: 1, height: 1, channels: 4, background } })
      .png()
      .toBuffer();
    await upload(dot);
    const found = await world.open.pool.query<{ storage_key: string }>(
      "select storage_key from assets where kind = 'upload' order by created_at desc limit 1",
    );
    const kept = await sharp(join(world.mediaFolder, found.rows[0]?.storage_key ?? '')).metadata();
    expect(kept).toMatchObject({ format: 'png', hasAlpha: true, width: 64, height: 64 });
  });

  it('five go together, in their order', async () => {
    const sizes = [100, 110, 120, 130, 140];
    const files = await Promise.all(
      sizes.map((width) =>
        sharp({ create: { width, height: 100, channels: 3, background: '#456' } })
          .png()
          .toBuffer(),
      ),
    );
    const id = await world.startedId(path, {
      cookie: ann.cookie,
      data,
      files: files.map((content) => ({ content })),
    });
    const asked = await world.until(async () => {
      const { status } = await world.imageStatus(ann.cookie, id);
      return status === 'IMAGES_READY' ? studio.pictures.at(-1) : undefined;
    });
    const widths = await Promise.all(asked.inputs.map(async (file) => (await sharp(file).metadata()).width));
    expect(widths).toEqual(sizes);
  });

  it('A3 is not taken from a foreign page', async () => {
    const { payload, contentType } = await encodeForm({
      data,
      files: [{ content: await smallPicture('png') }],
    });
    const answer = await world.app.inject({
      method: 'POST',
      url: path,
      headers: { cookie: ann.cookie, 'content-type': contentType, origin: 'https://evil.example' },
      payload,
    });
    expect(answer.statusCode).toBe(403);
    await untilClean();
  });
});
