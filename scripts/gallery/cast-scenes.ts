/** Who plays, as a person would describe them. */
export interface Player {
  readonly name: string;
  readonly prompt: string;
}

/** Words that say nothing of who somebody is. */
const small = new Set(['with', 'and', 'the', 'old', 'young', 'red', 'coat', 'hair', 'white']);

/** Somebody who speaks in a narration: the words after or before what is said. */
const speech =
  /['“][^'”]+[,.?!]['”]\s+(?:said|asked|answered)\s+([^,.'“]+)|([^.'“]+?)(?:,| and then| and)? (?:said|asked):\s+['“]/giu;

/**
 * Who plays each scene: whoever is described as who speaks or is told of there. The first of the cast plays the hero; what
 * others say to the hero is the second one's.
 */
export function castScenes(narrations: readonly string[], cast: readonly Player[]): number[] {
  return narrations.map((narration) => {
    const speakers = [...narration.matchAll(speech)].map(([, after = '', before = '']) => after || before);
    const told = bestOf(speakers.join(' '), cast);
    if (told !== undefined) {
      return told;
    }
    return speakers.length > 0 && cast.length > 1 ? 1 : (bestOf(narration, cast) ?? 0);
  });
}

/** The one of the cast whose name and description share most words with a text; undefined where none does. */
function bestOf(text: string, cast: readonly Player[]): number | undefined {
  const words = new Set(wordsOf(text));
  const shared = cast.map(
    ({ name, prompt }) => wordsOf(`${name} ${prompt}`).filter((word) => words.has(word)).length,
  );
  const most = Math.max(...shared);
  return most === 0 ? undefined : shared.indexOf(most);
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !small.has(word));
}
