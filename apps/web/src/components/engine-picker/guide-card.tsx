import { pickerLabels } from '../../labels/pickers.ts';
import { useDialogs } from '../dialogs.tsx';
import { labels } from '../../labels/index.ts';

/** The way to the engine guide, in the shape of an engine's card. */
export function GuideCard() {
  const dialogs = useDialogs();
  return (
    <div className="grid aspect-video content-center justify-items-start gap-2 rounded-card border border-dashed border-control p-6 max-sm:aspect-auto">
      <h3 className="text-16">{pickerLabels.notSureWhich}</h3>
      <p className="text-ink-2">{pickerLabels.fiveGoals}</p>
      <button
        type="button"
        className="link font-semibold"
        onClick={() => {
          dialogs.open('engine-guide');
        }}
      >
        {labels.dialog.welcome.openGuide}
      </button>
    </div>
  );
}
