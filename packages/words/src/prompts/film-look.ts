/** What all pictures of a film have in common: made one by one, they match by it. */
interface FilmLook {
  /** Technique, palette, light and lens in one line. */
  readonly look: string;
  /** Who is seen, and how each one looks. */
  readonly cast: readonly { readonly name: string; readonly appearance: string }[];
}

const lookLine = 'Look: ';
const castLine = 'Who is who: ';

/**
 * The image prompt of a scene with the film's look and cast, each once, in lines of their own below what it shows. Where
 * room is short, what it shows gives way. `longest` counts code points.
 */
export function withLookAndCast(shown: string, film: FilmLook, longest: number): string {
  const look = inLine(film.look);
  const cast = film.cast.map(({ name, appearance }) => ({
    name: inLine(name, /[:;]/gu),
    appearance: inLine(appearance, /[:;]/gu),
  }));
  const people = cast.map(({ name, appearance }) => `${name}: ${appearance}`).join('; ');
  const common = `${lookLine}${look}.${people === '' ? '' : `\n${castLine}${people}.`}`;
  const told = [look, ...cast.map(({ appearance }) => appearance)].reduce(without, inLine(shown));
  const room = longest - Array.from(common).length - 2;
  return `${inLine(Array.from(told).slice(0, room).join(''))}.\n${common}`;
}

/** One line, without the mark that ends it and those that would part it. */
function inLine(text: string, parting = /\n/gu): string {
  return text
    .replace(parting, ',')
    .replace(/\s+/gu, ' ')
    .replace(/(?: ?,)+/gu, ',')
    .replace(/^[\s,]+|[\s.;,]+$/gu, '');
}

/** Of so many words nobody takes one for a part of something else. */
const wholeLine = 4;

function without(text: string, line: string): string {
  return line.split(' ').length < wholeLine
    ? text
    : inLine(text.replace(new RegExp(escaped(line), 'giu'), ''));
}

/**
 * What an image prompt shows, for those who draw every thing that is named: without the look, and with everybody whom it
 * names told by appearance. Who is in the cast and not in this picture is left out. Other prompts stay as they are.
 */
export function whatIsShown(prompt: string): string {
  const lines = prompt.split('\n');
  const own = lines.filter((line) => !line.startsWith(lookLine) && !line.startsWith(castLine)).join('\n');
  const cast = lines.find((line) => line.startsWith(castLine))?.slice(castLine.length) ?? '';
  return cast
    .replace(/\.$/u, '')
    .split('; ')
    .map((member) => member.split(': '))
    .reduce((text, [name = '', appearance]) => {
      return appearance === undefined ? text : text.replace(whole(name), () => appearance);
    }, own);
}

/** A name where somebody is meant: not what belongs to them. */
function whole(name: string): RegExp {
  const inWord = String.raw`[\p{L}\p{M}\p{N}]`;
  return new RegExp(`(?<!${inWord})${escaped(name)}(?!${inWord}|['’]s)`, 'u');
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
