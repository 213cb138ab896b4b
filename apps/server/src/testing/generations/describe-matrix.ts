import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { probeFilm } from '@kinora/renderer';
import type { EncoderProfile } from '@kinora/renderer';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createProviders } from '../../gateway/registry.ts';
import { createAppOn } from './generation-app.ts';
import { makeCell, matrixPhoto } from './matrix.ts';
import type { MatrixCell } from './matrix.ts';

const CELL_TIMEOUT_MS = 300_000;
/** Mean difference of brightness and colour, of 255, between small copies of two pictures that are not one. */
const LEAST_DIFFERENCE = 3;

interface MatrixSettings {
  readonly cells: readonly MatrixCell[];
  readonly longSide: number;
  readonly photoWidth: number;
  readonly profile: EncoderProfile;
}

/** Makes one result of each cell with what is built in, and looks at it. */
export async function describeMatrix({ cells, ...settings }: MatrixSettings) {
  const providers = createProviders(undefined, undefined, settings.profile);
  afterAll(() => providers.close());
  const app = await createAppOn(providers, settings.longSide);
  const { cookie } = await app.signUp('Ann', 10_000);
  const photo = await matrixPhoto(settings.photoWidth);
  const size = { width: settings.longSide, height: (settings.longSide * 9) / 16 };
  const hashes = new Map<string, string>();
  const ofWords = new Map<string, Buffer>();

  describe(`by HTTP, ${size.width}x${size.height},`, () => {
    it.concurrent.each(cells.map((cell) => [cell.name, cell] as const))(
      'ENG-02 %s is made with what is built in',
      { timeout: CELL_TIMEOUT_MS },
      async (name, cell) => {
        const made = await makeCell(app, cell, { cookie, photo });
        if (made.file.endsWith('.mp4')) {
          const { video, durationSeconds } = await probeFilm(made.file);
          expect(video).toMatchObject({ codec: 'h264', framesPerSecond: 24, ...size });
          expect(durationSeconds).toBeGreaterThanOrEqual(4);
          expect(durationSeconds).toBeLessThanOrEqual(10);
        } else {
          const { width, height } = await sharp(made.file).metadata();
          expect(Math.max(width, height)).toBe(settings.longSide);
        }
        hashes.set(
          name,
          createHash('sha256')
            .update(await readFile(made.file))
            .digest('hex'),
        );
        if (cell.photoField === null) {
          ofWords.set(name, await smallCopy(made.poster));
        }
      },
    );
  });

  describe('two results of two keys', () => {
    it('are never the same file, and those of words never the same picture', () => {
      expect(hashes.size).toBe(cells.length);
      expect(new Set(hashes.values()).size).toBe(cells.length);
      const pictures = [...ofWords];
      const alike = pictures.flatMap(([name, picture], index) =>
        pictures
          .slice(index + 1)
          .filter(([, other]) => meanDifference(picture, other) < LEAST_DIFFERENCE)
          .map(([other]) => `${name} and ${other}`),
      );
      expect(alike).toEqual([]);
    });
  });
}

async function smallCopy(file: string): Promise<Buffer> {
  return await sharp(file).resize(64, 36, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

function meanDifference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}
