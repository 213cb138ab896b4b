import { clipKinds } from '../testing/clip-kinds.ts';
import type { ClipKind } from '../testing/clip-kinds.ts';
import { describeFilmOfClips } from '../testing/describe-film-of-clips.ts';

// Keys of an object are strings to the compiler.
describeFilmOfClips(Object.keys(clipKinds) as ClipKind[]);
