/**
 * What the simulator can be told to do with a task, by `play` or by a word in the prompt such as `[[fail:SAFETY.INPUT.TEXT]]`;
 * behind the colon stands how often, how many or which.
 */
const sceneNames = [
  // The submit.
  'credits', // 400, as Runway says that the credits are used up
  'retired', // 400, since the model is not offered any more
  'busy', // 429 with Retry-After of so many seconds, once; the same request is taken then
  'submit-status', // this status, without a charge
  'submit-html', // 503 with a page, as a proxy in front of Runway answers
  'submit-redirect', // 307 to itself
  'submit-malformed', // taken and charged, answered with no JSON
  'submit-hang', // taken and charged, never answered
  'submit-cut', // taken and charged, the answer breaks off at this byte
  'drop-before', // the connection ends before it is taken
  'drop-after', // taken and charged, the connection ends without an answer
  'uncosted', // nothing is said of its cost when it is done
  // The state.
  'pending', // so many questions find it waiting
  'throttled', // so many questions find it waiting for others of the same account
  'polls', // so many questions find it at work
  'endless', // never done
  'state', // this state once, which nobody knows
  'status-html',
  'status-malformed',
  'status-hang',
  'status-cut',
  'status-status',
  // The end.
  'fail', // with this code; without one when nothing is named
  'empty', // done, without a file
  'again-html', // done; the question after that gets a page
  'again-status', // the same with this status
  // The file.
  'media-html',
  'media-half',
  'media-other', // a picture for the clip
  'media-private', // its address is private
  'media-at', // it stands at this address
  'media-redirect', // a redirect to a private address
  'media-declared', // says that it is so long
  'media-long', // is so long, without saying so
  'media-expired', // whatever address is given, it has ended
  'media-hang',
  'media-cut',
] as const;

export interface RunwayScene {
  readonly name: (typeof sceneNames)[number] | 'made';
  readonly argument: string;
}

/** @throws Error for a scene that does not exist: a test that plays it proves nothing */
export function sceneOf(words: string): RunwayScene {
  const [wanted = '', ...rest] = words.split(':');
  const argument = rest.join(':');
  const name = sceneNames.find((known) => known === wanted);
  if (name === undefined) {
    throw new Error(`Runway's simulator has no scene '${wanted}'`);
  }
  return { name, argument };
}

/** The scene that stands in a prompt. */
export function sceneInPrompt(prompt: string): RunwayScene | null {
  const words = /\[\[([^\]]+)\]\]/u.exec(prompt)?.[1];
  return words === undefined ? null : sceneOf(words);
}

/** How often or how many; `otherwise` where nothing is said. */
export function countOf({ argument }: RunwayScene, otherwise: number): number {
  return argument === '' ? otherwise : Number(argument);
}
