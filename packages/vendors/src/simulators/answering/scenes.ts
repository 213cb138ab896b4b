/** What a simulator is told to do with a request. */
export interface PictureScene {
  readonly name: string;
  /** How often, how many or which. */
  readonly argument: string;
}

/** What every service that answers with the picture itself can be told, by `play` or by a word such as `[[drop-after]]`. */
const commonScenes = [
  'busy', // 429 once, with so many seconds to wait; the same request is taken then
  'submit-status', // this status, without a charge
  'submit-html', // 503 with a page, as a proxy in front of the service answers
  'submit-redirect', // 307 to itself
  'submit-malformed', // taken and charged, answered with no JSON
  'submit-other', // taken and charged, answered with JSON of something else
  'submit-hang', // taken and charged, never answered
  'submit-held', // taken and charged, answered when it is let go
  'submit-cut', // taken and charged, the answer breaks off at this byte
  'submit-long', // taken and charged, the answer is longer by so many bytes
  'drop-before', // the connection ends before it is taken
  'drop-after', // taken and charged, the connection ends without an answer
  'result-html', // a page in the picture's place
  'result-half', // the first half of a picture
  'result-clip', // a clip in the picture's place
] as const;

export const made: PictureScene = { name: 'made', argument: '' };

export interface SceneBook {
  /** @throws Error for a scene that does not exist: a test that plays it proves nothing */
  readonly sceneOf: (words: string) => PictureScene;
  /** The scene that stands in a prompt. */
  readonly sceneInPrompt: (prompt: string) => PictureScene | null;
}

/** The scenes of a service: those of all, and its own. */
export function sceneBook(service: string, own: readonly string[]): SceneBook {
  const names = new Set<string>([...commonScenes, ...own]);
  const sceneOf = (words: string): PictureScene => {
    const [name = '', argument = ''] = words.split(':');
    if (!names.has(name)) {
      throw new Error(`The simulator of ${service} has no scene '${name}'`);
    }
    return { name, argument };
  };
  return {
    sceneOf,
    sceneInPrompt(prompt) {
      const words = /\[\[([^\]]+)\]\]/u.exec(prompt)?.[1];
      return words === undefined ? null : sceneOf(words);
    },
  };
}

/** How often or how many; `otherwise` where nothing is said. */
export function countOf({ argument }: PictureScene, otherwise: number): number {
  return argument === '' ? otherwise : Number(argument);
}
