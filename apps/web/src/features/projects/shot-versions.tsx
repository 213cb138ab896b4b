import { Check } from 'lucide-react';
import { projectLabels } from '../../labels/projects.ts';
import { classNames } from '../../lib/class-names.ts';

interface ShotVersionsProps {
  versions: readonly string[];
  selected: string | null;
  /** Null while nothing can be chosen. */
  onUse: ((url: string) => void) | null;
}

/** Every version of a picture, the one that is used marked; a press uses another. */
export function ShotVersions({ versions, selected, onUse }: ShotVersionsProps) {
  if (versions.length < 2) {
    return null;
  }
  return (
    <ul aria-label={projectLabels.shots.versions} className="flex flex-wrap gap-2">
      {versions.map((url, index) => (
        <li key={url}>
          <button
            type="button"
            aria-label={projectLabels.shots.version(index + 1)}
            aria-pressed={url === selected}
            aria-disabled={onUse === null || undefined}
            className={classNames(
              'relative block overflow-hidden rounded-control',
              url === selected && 'ring-gap [--ring-ground:var(--surface)]',
            )}
            onClick={() => onUse?.(url)}
          >
            <img src={url} alt="" className="h-14 w-auto" />
            {url === selected && (
              <span className="absolute top-1 right-1 grid size-4 place-items-center rounded-full bg-accent-fill text-on-accent">
                <Check size={11} strokeWidth={3} aria-hidden="true" />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
