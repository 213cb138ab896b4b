import type { LanguageCode } from '@kinora/contract/catalogue';
import { createIconReader } from '@kinora/renderer';
import { describe, expect, it } from 'vitest';
import { findMentions } from '../pictures/find-mentions.ts';
import { openPictureIndex } from '../pictures/picture-index.ts';
import type { PictureIndex } from '../pictures/picture-index.ts';
import { readHomographs } from '../testing/homographs.ts';
import type { Homograph, MarkedSentence } from '../testing/homographs.ts';
import { openSenses } from './open-senses.ts';

const codes = ['en', 'hi', 'fr', 'it', 'es', 'ja'] as const;
const homographs = readHomographs();
const opened = new Map<LanguageCode, PictureIndex>();

/** Every picture that may be drawn for the marked word. */
function picturesOf({ text, start, end }: MarkedSentence, code: LanguageCode): string[] {
  const index = opened.get(code) ?? openPictureIndex(code);
  opened.set(code, index);
  return findMentions(text, index)
    .filter((mention) => mention.start < end && mention.start + mention.name.length > start)
    .flatMap(({ entry }) => entry.pictures.map(({ name }) => name));
}

function wrongPictures(sentence: MarkedSentence, code: LanguageCode): string[] {
  return picturesOf(sentence, code).filter((name) => !sentence.rightPictures.includes(name));
}

function isShown({ pictured, code }: Homograph): boolean {
  return picturesOf(pictured, code).length > 0;
}

describe('words of several senses', () => {
  it('WORD-10 shows none of 120 of them, in two sentences each, by the picture of another sense', () => {
    expect(homographs.length).toBe(120);
    const wrong = homographs.flatMap(({ pictured, other, code }) =>
      [pictured, other].flatMap((sentence) =>
        wrongPictures(sentence, code).map((name) => `${sentence.text} ${name}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each(codes)('shows at least half of the twenty in %s where their sense has a picture', (code) => {
    const own = homographs.filter((homograph) => homograph.code === code);
    expect(own.length).toBe(20);
    expect(own.filter(isShown).length).toBeGreaterThanOrEqual(10);
  });

  it('knows no picture of a sense that does not exist', () => {
    const icons = createIconReader();
    const names = codes
      .flatMap((code) => [...openSenses(code).values()])
      .flatMap((senses) => senses.flatMap(({ pictures }) => pictures));
    expect(names.filter(({ set, name }) => !icons.has(set, name))).toEqual([]);
  });
});

it('draws no car for what drives an eruption, and no petrol for its gas', () => {
  const text = 'Bubbles drive the eruption. Thick magma holds the gas back.';
  const pictures = findMentions(text, openPictureIndex('en')).flatMap(({ entry }) => entry.pictures);
  expect(pictures.map(({ name }) => name)).toEqual(['bubbles', 'volcano', 'volcano', 'bubbles']);
});

it('draws no butterfly for what tadpoles go through', () => {
  const text = 'The larvae, known as tadpoles, live with tails and gills until their metamorphosis.';
  const pictures = findMentions(text, openPictureIndex('en')).flatMap(({ entry }) => entry.pictures);
  expect(pictures.map(({ name }) => name)).not.toContain('butterfly');
});
