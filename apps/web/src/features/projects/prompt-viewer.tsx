import { projectLabels } from '../../labels/projects.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** The whole prompt a project began with. */
export function PromptViewer({ prompt, onClose }: { prompt: string; onClose: () => void }) {
  return (
    <Dialog title={projectLabels.fullPrompt} onClose={onClose}>
      <p className="max-h-[60dvh] overflow-y-auto p-6 leading-[22px] whitespace-pre-line" tabIndex={0}>
        {prompt}
      </p>
    </Dialog>
  );
}
