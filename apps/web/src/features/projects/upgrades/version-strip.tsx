import { filmsEngine, upgradeModels } from '@kinora/contract/catalogue';
import { ownMaterial } from '@kinora/contract/api';
import type { SceneVersion } from '@kinora/contract/api';
import { Check } from 'lucide-react';
import { isOutside, vendorName } from '../../../components/vendor-name.ts';
import { upgradeLabels } from '../../../labels/upgrades.ts';
import { classNames } from '../../../lib/class-names.ts';
import { formatCreditCount } from '../../../lib/format.ts';
import { VersionMedia } from './version-media.tsx';

interface VersionStripProps {
  sceneNumber: number;
  versions: readonly SceneVersion[];
  /** Null while nothing can be chosen. */
  onChoose: ((version: SceneVersion) => void) | null;
}

/** Every version of a scene, the one that is shown marked; a press shows another. */
export function VersionStrip({ sceneNumber, versions, onChoose }: VersionStripProps) {
  return (
    <ul aria-label={upgradeLabels.versions(sceneNumber)} className="flex flex-wrap gap-2">
      {versions.map((version) => (
        <li key={`${version.kind} ${version.version}`}>
          <button
            type="button"
            aria-label={versionName(version)}
            aria-pressed={version.is_chosen}
            aria-disabled={onChoose === null || undefined}
            title={versionName(version)}
            className={classNames(
              'relative block overflow-hidden rounded-control bg-raised',
              version.is_chosen && 'ring-gap [--ring-ground:var(--surface)]',
            )}
            onClick={() => onChoose?.(version)}
          >
            <VersionMedia version={version} className="h-12 w-20 object-cover" />
            {version.is_chosen && (
              <span className="absolute top-1 right-1 grid size-4 place-items-center rounded-full bg-accent-fill text-on-accent">
                <Check size={11} strokeWidth={3} aria-hidden="true" />
              </span>
            )}
            <span className="block max-w-24 truncate px-1.5 py-0.5 text-left text-12 text-ink-2">
              {shortName(version)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** By kind, number, maker and price. */
export function versionName(version: SceneVersion): string {
  const { kind, version: number, credits } = version;
  const price = credits === 0 ? [] : [upgradeLabels.credits(formatCreditCount(credits))];
  return upgradeLabels.version(upgradeLabels.kinds[kind], number, [whoMade(version), ...price].join(', '));
}

/** As the catalogue calls the model; what the studio made by itself is the draft. */
function shortName({ kind, model_name: model, made_by: maker }: SceneVersion): string {
  if (model === ownMaterial) {
    return upgradeLabels.own;
  }
  if (!isOutside(maker)) {
    return upgradeLabels.draft;
  }
  return upgradeModels(kind, filmsEngine).find(({ key }) => key === model)?.name ?? maker?.model ?? model;
}

function whoMade(version: SceneVersion): string {
  const { made_by: maker } = version;
  if (version.model_name === ownMaterial) {
    return upgradeLabels.own;
  }
  return maker !== null && isOutside(maker)
    ? upgradeLabels.by(shortName(version), vendorName(maker.provider))
    : upgradeLabels.draft;
}
