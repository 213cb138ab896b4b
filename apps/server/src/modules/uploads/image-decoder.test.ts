import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createImageDecoder, decoderDefaults } from './image-decoder.ts';
import { hugePng, smallPicture } from './testing/hostile-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-decoder-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const input = join(folder, 'small');
await writeFile(input, await smallPicture('webp'));
const images = [{ input, outputWithoutExtension: join(folder, 'clean') }];
const never = { person: 'ann', signal: new AbortController().signal };

describe('the decoder', () => {
  it('U1 is killed when it takes too long', async () => {
    const hasty = createImageDecoder({ ...decoderDefaults, timeLimitMs: 1 });
    await expect(hasty.decode(images, never)).rejects.toThrow('SIGKILL');
  });

  it('U1 ends itself when it takes too much memory', async () => {
    const large = join(folder, 'large');
    await writeFile(large, hugePng(7_000));
    const small = createImageDecoder({ ...decoderDefaults, memoryLimitBytes: 60_000_000 });
    const order = [{ input: large, outputWithoutExtension: join(folder, 'large-clean') }];
    await expect(small.decode(order, never)).rejects.toThrow('without an answer');
  });

  it('U1 takes an image of just under 50 megapixels', async () => {
    const large = join(folder, 'largest');
    await writeFile(large, hugePng(7_071));
    const order = [{ input: large, outputWithoutExtension: join(folder, 'largest-clean') }];
    expect(await createImageDecoder().decode(order, never)).toMatchObject({
      kind: 'done',
      images: [{ width: 4_096, height: 4_096, contentType: 'image/jpeg' }],
    });
  });

  it('dies with the request that asked', async () => {
    const controller = new AbortController();
    const decoding = createImageDecoder().decode(images, { person: 'ann', signal: controller.signal });
    controller.abort();
    await expect(decoding).rejects.toThrow();
  });

  it('says that it is busy instead of letting everybody wait', async () => {
    const lonely = createImageDecoder({
      ...decoderDefaults,
      queue: { running: 1, runningEach: 1, waiting: 0, waitingEach: 0 },
    });
    const first = lonely.decode(images, never);
    await expect(lonely.decode(images, never)).rejects.toMatchObject({ code: 'too-many' });
    expect(await first).toMatchObject({ kind: 'done' });
    expect(await lonely.decode(images, never)).toMatchObject({ kind: 'done' });
  });
});
