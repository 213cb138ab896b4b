import type { Drawing } from '@kinora/renderer';
import { isContentWord, readWords, stemWord } from '@kinora/words';
import { offsetOf } from './element-offset.ts';
import type { SceneText } from './scene-text.ts';
import { splitSentences } from './split-sentences.ts';

type Element = Drawing['elements'][number];
type Picture = Extract<Element, { kind: 'illustration' | 'strokes' }>;
type Lettering = Extract<Element, { kind: 'text' }>;

/**
 * Whether what a board shows is spoken of at an offset of the narration: the sentence there has told it first, or says a word
 * of it again. Of a picture that is its name; the only picture of a board is what all of it is about.
 */
export function isSpokenOf(
  element: Picture | Lettering,
  offset: number,
  { elements, scene }: { readonly elements: readonly Element[]; readonly scene: SceneText },
): boolean {
  const sentence = splitSentences(scene.narration, scene.code).findLast(({ start }) => start <= offset);
  if (sentence === undefined) {
    return false;
  }
  const told = offsetOf(element, scene);
  if (element.cue !== undefined && told >= sentence.start && told <= offset) {
    return true;
  }
  if (element.kind === 'text') {
    // What a line says in one sentence is not said again by another that has a word in common with it.
    const isOfOther = element.role !== 'label' && element.cue !== undefined;
    return !isOfOther && sharesWord(wordsOf(element), sentence.text, scene);
  }
  const name = nameAt(element, elements);
  return name === undefined
    ? elements.filter(isPicture).length === 1
    : sharesWord(wordsOf(name), sentence.text, scene);
}

function sharesWord(words: string, sentence: string, { code }: SceneText): boolean {
  const stems = (text: string): string[] =>
    readWords(text, code).flatMap(({ text: word }) =>
      isContentWord(word, code) ? [stemWord(word, code)] : [],
    );
  const told = new Set(stems(sentence));
  return stems(words).some((stem) => told.has(stem));
}

function wordsOf({ lines }: Lettering): string {
  return lines.join(' ');
}

/** A name stands no further from its picture, in board units. */
const farthest = 150;

/** The name that is written at a picture, and at no other one that is nearer to it. */
function nameAt(picture: Picture, elements: readonly Element[]): Lettering | undefined {
  const [name] = elements
    .filter((each): each is Lettering => each.kind === 'text' && each.role === 'label')
    .filter((label) => distance(label, picture) <= farthest)
    .filter((label) =>
      elements.filter(isPicture).every((other) => distance(label, other) >= distance(label, picture)),
    )
    .toSorted((one, other) => distance(one, picture) - distance(other, picture));
  return name;
}

function isPicture(element: Element): element is Picture {
  return element.kind === 'illustration' || element.kind === 'strokes';
}

function distance({ box: one }: Lettering, { box: other }: Picture): number {
  const across = Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width);
  const down = Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height);
  return Math.hypot(across, down);
}
