import { limits } from '@kinora/contract/limits';
import type { Scene } from '@kinora/contract/scenes';
import { sceneLabels } from '../../labels/scenes.ts';
import { SceneField } from './scene-field.tsx';

/** The fields of a scene that are seldom changed. */
export function MoreSceneFields({
  scene,
  onChange,
}: {
  scene: Scene;
  onChange: (changes: Partial<Scene>) => void;
}) {
  return (
    <details>
      <summary className="w-fit text-12 text-ink-2">{sceneLabels.moreFields}</summary>
      <div className="mt-3 grid gap-3">
        <SceneField
          label={sceneLabels.spokenText}
          note={sceneLabels.spokenTextNote}
          value={scene.narration_script}
          maximum={limits.text.narration}
          onChange={(text) => {
            onChange({ narration_script: text });
          }}
        />
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            className="size-4 accent-(--accent-fill)"
            checked={scene.has_character}
            onChange={(event) => {
              onChange({ has_character: event.target.checked });
            }}
          />
          {sceneLabels.hasCharacter}
        </label>
      </div>
    </details>
  );
}
