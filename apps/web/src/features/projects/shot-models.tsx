import { shotEditModels } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { ImageModelKey } from '@kinora/contract/catalogue';
import { Lock } from 'lucide-react';
import { useMe } from '../../api/get-me.ts';
import { tierLock } from '../../components/engine-picker/engine-lock.ts';
import { MakerNote, MakerTag } from '../../components/maker-tag.tsx';
import { projectLabels } from '../../labels/projects.ts';

interface ShotModelsProps {
  selected: ImageModelKey | null;
  onChoose: (model: ImageModelKey) => void;
}

/** The two models that edit a shot, as radio buttons; a locked one names the plan that opens it. */
export function ShotModels({ selected, onChoose }: ShotModelsProps) {
  const me = useMe();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-12 font-semibold text-ink-2">{projectLabels.shots.model}</legend>
      {shotEditModels.map((model) => {
        const lock = tierLock(model.tier, me);
        return (
          <label
            key={model.key}
            className="flex items-start gap-3 rounded-control border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="shot-model"
              className="mt-1 accent-(--accent-fill)"
              checked={model.key === selected}
              onChange={() => {
                onChoose(model.key);
              }}
            />
            <span>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                {model.name}
                <MakerTag keys={[model.key]} />
              </span>
              <span className="block text-12 text-ink-2">{model.description}</span>
              {lock !== null && (
                <span className="mt-1 flex items-center gap-1 text-12 text-ink-3">
                  <Lock size={12} aria-hidden="true" /> {sentences.account.upgrade(model.tier)}
                </span>
              )}
            </span>
          </label>
        );
      })}
      <MakerNote keys={shotEditModels.map(({ key }) => key)} />
    </fieldset>
  );
}
