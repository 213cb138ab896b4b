import { describeFilmOfClips } from '../testing/describe-film-of-clips.ts';

// The six take long enough to wait for the slow tests.
describeFilmOfClips(['pixels that are not square', 'HDR', 'an upright picture']);
