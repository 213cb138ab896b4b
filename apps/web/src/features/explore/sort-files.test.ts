import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import { describe, expect, it } from 'vitest';
import { movedImage, sortFiles } from './sort-files.ts';

const everything = { mayHavePdf: true, mayHaveImages: true, isSingle: false };
const nothingYet = { pdf: null, images: [] };

function file(name: string, type = 'image/png'): File {
  return new File(['x'], name, { type });
}

describe('files beside a prompt', () => {
  it('VAL-06 takes five images and says so when there are more', () => {
    const added = Array.from({ length: 6 }, (_, index) => file(`${index}.png`));
    const { files, complaint } = sortFiles(nothingYet, added, everything);
    expect([files.images.length, complaint]).toEqual([5, 'You can upload a maximum of 5 images.']);
  });

  it('keeps one image where one is used: the newest', () => {
    const kept = { pdf: null, images: [file('old.png')] };
    const { files } = sortFiles(kept, [file('new.png')], { ...everything, isSingle: true });
    expect(files.images.map(({ name }) => name)).toEqual(['new.png']);
  });

  it('VAL-08 VAL-09 refuses what the choices do not allow, in words', () => {
    const pdf = file('paper.pdf', 'application/pdf');
    expect(sortFiles(nothingYet, [pdf], { ...everything, mayHavePdf: false }).complaint).toBe(
      sentences.readiness.pdfNotAllowed,
    );
    expect(sortFiles(nothingYet, [file('a.png')], { ...everything, mayHaveImages: false }).complaint).toBe(
      sentences.readiness.uploadNotAllowed,
    );
    expect(sortFiles(nothingYet, [pdf], everything).files.pdf).toBe(pdf);
  });

  it('names a file that is no picture, or too large for one', () => {
    const large = file('large.png');
    Object.defineProperty(large, 'size', { value: limits.bytes.image + 1 });
    expect(sortFiles(nothingYet, [file('a.gif', 'image/gif')], everything).complaint).toBe(
      sentences.upload.imageUnreadable,
    );
    expect(sortFiles(nothingYet, [large], everything).complaint).toBe(
      sentences.upload.imageTooLarge(limits.bytes.image / 2 ** 20),
    );
  });

  it('moves an image by one place and not past the ends', () => {
    const [a, b] = [file('a.png'), file('b.png')];
    expect(movedImage([a, b], b, -1)).toEqual([b, a]);
    expect(movedImage([a, b], b, 1)).toEqual([a, b]);
  });
});
