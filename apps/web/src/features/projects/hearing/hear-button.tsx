import type { Scene } from '@kinora/contract/scenes';
import { Square, Volume2 } from 'lucide-react';
import { sceneLabels } from '../../../labels/scenes.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useHearing } from './hearing-context.ts';
import { spokenText } from './spoken-length.ts';

/** Plays what a scene says; a press while it is heard stops it. */
export function HearButton({ scene }: { scene: Scene }) {
  const hearing = useHearing();
  if (hearing === null || spokenText(scene) === '') {
    return null;
  }
  const state = hearing.stateOf(scene);
  const number = scene.scene_number;
  return (
    <Chip
      size="small"
      aria-label={
        state === 'silent'
          ? hearing.actionOf(scene, sceneLabels.hearScene(number))
          : sceneLabels.stopScene(number)
      }
      aria-busy={state === 'waiting'}
      onClick={() => {
        hearing.toggle(scene);
      }}
    >
      <HearIcon state={state} />
      {state === 'silent' ? hearing.actionOf(scene, sceneLabels.hear) : sceneLabels.stop}
    </Chip>
  );
}

function HearIcon({ state }: { state: 'silent' | 'waiting' | 'playing' }) {
  if (state === 'waiting') {
    return <Spinner className="size-3.5!" />;
  }
  return state === 'playing' ? (
    <Square size={12} fill="currentColor" strokeWidth={0} aria-hidden="true" />
  ) : (
    <Volume2 size={14} aria-hidden="true" />
  );
}
