/**
 * What the simulator can be told to do with a request, by `play` or by a word in the prompt such as `[[fail:policy]]`;
 * behind the colon stands how often, how many or which.
 */
export const sceneNames = [
  // The submit.
  'locked', // 403, as fal says that the balance is used up
  'forbidden', // 403, another reason
  'busy', // 429 with Retry-After of so many seconds, once; the same request is taken then
  'submit-status', // this status, without a charge
  'submit-html', // 503 with a page, as a proxy in front of fal answers
  'submit-redirect', // 307 to itself
  'submit-malformed', // taken and charged, answered with no JSON
  'submit-hang', // taken and charged, never answered
  'submit-held', // taken and charged, answered when it is let go
  'submit-cut', // taken and charged, the answer breaks off at this byte
  'drop-before', // the connection ends before it is taken
  'drop-after', // taken and charged, the connection ends without an answer
  'foreign-urls', // taken; its addresses stand somewhere else
  // The state.
  'queue', // so many requests stand before it
  'polls', // so many questions until it is done
  'endless', // never done
  'unheard', // told to stop, it goes on, and is done by the second question after that
  'state', // this state once, which nobody knows
  'status-html',
  'status-malformed',
  'status-hang',
  'status-held', // the first question waits until it is let go
  'status-cut',
  'status-status',
  // The result.
  'early', // so often 400 "still in progress" although it is said to be complete
  'fail', // complete, and failed: `policy`, a type of fal's, or 500, 503, 504
  'nsfw', // a black picture with a word
  'empty', // no file
  'result-html',
  'result-page', // a page of something in between, with this status
  'result-malformed',
  'result-hang',
  'result-cut',
  // The file.
  'media-html',
  'media-half',
  'media-other', // a clip for a picture, a picture for a clip
  'media-private', // its address is private
  'media-redirect', // a redirect to a private address
  'media-declared', // says that it is so long
  'media-long', // is so long, without saying so
  'media-expired',
  'media-hang',
  'media-held', // the first download waits until it is let go
  'media-cut',
] as const;
export type FalSceneName = (typeof sceneNames)[number];

export interface FalScene {
  readonly name: FalSceneName | 'made';
  readonly argument: string;
}

/** @throws Error for a scene that does not exist: a test that plays it proves nothing */
export function sceneOf(words: string): FalScene {
  const [wanted = '', argument = ''] = words.split(':');
  const name = sceneNames.find((known) => known === wanted);
  if (name === undefined) {
    throw new Error(`fal's simulator has no scene '${wanted}'`);
  }
  return { name, argument };
}

/** The scene that stands in a prompt. */
export function sceneInPrompt(prompt: string): FalScene | null {
  const words = /\[\[([^\]]+)\]\]/u.exec(prompt)?.[1];
  return words === undefined ? null : sceneOf(words);
}

/** How often or how many; `otherwise` where nothing is said. */
export function countOf({ argument }: FalScene, otherwise: number): number {
  return argument === '' ? otherwise : Number(argument);
}
