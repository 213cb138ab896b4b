import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { useVoices } from '../../../api/get-voices.ts';
import { makerLabels } from '../../../labels/makers.ts';
import { sceneLabels } from '../../../labels/scenes.ts';
import { formatDollars } from '../../../lib/format.ts';
import type { Hearing } from './hearing-context.ts';
import { estimatedSeconds, narrationKey, spokenText } from './spoken-length.ts';
import { useHeard } from './use-heard.ts';
import { usePlayback } from './use-playback.ts';

/** Hears a project's scenes as they stand in the editor. Nothing is spoken, or bought, without a press. */
export function useSceneHearing(project: ProjectAnswer) {
  const heard = useHeard(project);
  const { speech, known } = heard;
  const playback = usePlayback(project.project_id, heard);
  const priced = useVoicePrice(project);
  const { waitingId, playingId } = playback;
  const hearing: Hearing = {
    toggle: (scene) => {
      if (scene.id === waitingId || scene.id === playingId) {
        playback.stop();
      } else {
        playback.hear(scene);
      }
    },
    lengthOf: (scene) => {
      const seconds = known.get(narrationKey(scene, speech))?.duration_seconds ?? null;
      return seconds === null
        ? { seconds: estimatedSeconds(scene, speech), isExact: false }
        : { seconds, isExact: true };
    },
    actionOf: (scene, what) => (known.has(narrationKey(scene, speech)) ? what : priced(what, scene)),
    stateOf: ({ id }) => {
      if (id === waitingId) {
        return 'waiting';
      }
      return id === playingId ? 'playing' : 'silent';
    },
  };
  return { hearing, speech, awaited: playback.awaited, onAnswer: playback.onAnswer };
}

/** A function that says behind a word what speaking a scene costs: nothing where nothing is paid. */
function useVoicePrice({ voice, voice_2: second }: ProjectAnswer) {
  const { voices } = useVoices();
  return (what: string, scene: Scene): string => {
    const speakers = [scene.voice_id ?? voice, second].flatMap(
      (id) => voices.find((one) => one.voice_id === id) ?? [],
    );
    const prices = speakers.flatMap(({ dollars_per_million: price }) => (price === undefined ? [] : [price]));
    if (prices.length === 0) {
      return what;
    }
    const known = prices.filter((price) => price !== null);
    if (known.length < prices.length) {
      return sceneLabels.paidVoice(what);
    }
    const dollars = ([...spokenText(scene)].length * Math.max(...known)) / 1_000_000;
    return makerLabels.about(what, formatDollars(dollars));
  };
}
