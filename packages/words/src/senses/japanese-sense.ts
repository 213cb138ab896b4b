import { onlyBest, usualOf } from './only-best.ts';
import type { Sense } from './sense.ts';

/** Marks that end a sentence. */
const sentenceEnd = /[。！？!?\n]/u;
const worthBeside = 3;

/** A part of a Japanese text. */
export interface Part {
  readonly text: string;
  readonly start: number;
  readonly length: number;
}

/** The sense that the sentence around a word speaks for by what is written in it, else what the text is about. */
export function chooseJapaneseSense(senses: readonly Sense[], part: Part, topic: string): Sense | undefined {
  const { before, after } = sentenceAround(part);
  const sentence = `${before}\n${after}`;
  const cued = senses.map((sense) => {
    const beside =
      Number([...sense.before].some((cue) => before.endsWith(cue))) +
      Number([...sense.after].some((cue) => after.startsWith(cue)));
    return { sense, score: beside * worthBeside + countWritten(sense.cues, sentence) };
  });
  const inTopic = cued.map(({ sense, score }) => ({
    sense,
    score: score + countWritten(sense.cues, topic),
  }));
  return onlyBest(cued) ?? onlyBest(inTopic) ?? usualOf(cued);
}

function countWritten(cues: ReadonlySet<string>, text: string): number {
  return [...cues].filter((cue) => text.includes(cue)).length;
}

function sentenceAround({ text, start, length }: Part): { before: string; after: string } {
  const before =
    text
      .slice(Math.max(0, start - farthest), start)
      .split(sentenceEnd)
      .at(-1) ?? '';
  const [after = ''] = text.slice(start + length, start + length + farthest).split(sentenceEnd);
  return { before, after };
}

/** Characters to either side that are read of a long sentence. */
const farthest = 60;
