/**
 * What the simulator can be told to do with a workflow, by `play` or by a word in a prompt such as `[[queue:3]]`; behind the
 * colon stands how often, how many or which.
 */
const sceneNames = [
  // The submit.
  'missing-node', // 400: its first node is not there
  'submit-status', // this status, and nothing runs
  'submit-html', // 503 with a page, as a proxy in front of ComfyUI answers
  'submit-redirect', // 307 to itself
  'submit-malformed', // taken, answered with no JSON
  'submit-hang', // taken, never answered
  'submit-cut', // taken, the answer breaks off at this byte
  'drop-before', // the connection ends before it is taken
  'drop-after', // taken, the connection ends without an answer
  // The state.
  'queue', // so many questions find it waiting
  'polls', // so many questions find it at work
  'held', // at work until it is let go
  'endless', // never done
  'waiting', // never begun
  'queue-html',
  'queue-malformed',
  'queue-hang',
  'queue-cut',
  'queue-status',
  'history-html',
  'history-malformed',
  'history-hang',
  'history-cut',
  'history-status',
  // The end.
  'fail', // its sampler throws this
  'memory', // its sampler throws for want of memory
  'wordless', // it failed, and no message says why
  'empty', // no file
  'preview', // a file of another kind and one that is only shown stand before it
  'shown', // its file is only shown
  'gifs', // its file stands where Video Helper Suite puts it
  'forget', // once: neither waiting, nor at work, nor ended
  'outside', // a file name that leads out of its folder
  // The file.
  'media-html',
  'media-half',
  'media-other', // a clip for a picture, a picture for a clip
  'media-redirect', // a redirect to another server of this machine
  'media-declared', // says that it is so long
  'media-long', // is so long, without saying so
  'media-expired',
  'media-hang',
  'media-cut',
] as const;

export interface ComfyuiScene {
  readonly name: (typeof sceneNames)[number] | 'made';
  readonly argument: string;
}

/** @throws Error for a scene that does not exist: a test that plays it proves nothing */
export function sceneOf(words: string): ComfyuiScene {
  const [wanted = '', argument = ''] = words.split(':');
  const name = sceneNames.find((known) => known === wanted);
  if (name === undefined) {
    throw new Error(`ComfyUI's simulator has no scene '${wanted}'`);
  }
  return { name, argument };
}

/** The scene that stands somewhere in a workflow. */
export function sceneIn(text: string): ComfyuiScene | null {
  const words = /\[\[([^\]]+)\]\]/u.exec(text)?.[1];
  return words === undefined ? null : sceneOf(words);
}

/** How often or how many; `otherwise` where nothing is said. */
export function countOf({ argument }: ComfyuiScene, otherwise: number): number {
  return argument === '' ? otherwise : Number(argument);
}
