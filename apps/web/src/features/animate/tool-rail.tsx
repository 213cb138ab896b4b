import { Camera, Eraser, Pin, Route } from 'lucide-react';
import type { ReactNode } from 'react';
import { animateLabels } from '../../labels/animate.ts';
import type { AnimateTool } from './animate-tool.ts';

interface ToolRailProps {
  tool: AnimateTool;
  onChoose: (tool: AnimateTool) => void;
}

const TOOLS: readonly { tool: AnimateTool; icon: ReactNode }[] = [
  { tool: 'path', icon: <Route size={20} /> },
  { tool: 'hold', icon: <Pin size={20} /> },
  { tool: 'camera', icon: <Camera size={20} /> },
  { tool: 'erase', icon: <Eraser size={20} /> },
];

/** The tools as radio buttons: one is in the hand at a time. */
export function ToolRail({ tool, onChoose }: ToolRailProps) {
  return (
    <fieldset className="flex gap-1 self-start rounded-card border border-line bg-surface p-2 lg:flex-col">
      <legend className="sr-only">{animateLabels.tool}</legend>
      {TOOLS.map((entry) => (
        <label
          key={entry.tool}
          title={animateLabels.tools[entry.tool].hint}
          className="grid min-h-14 flex-1 cursor-pointer place-content-center justify-items-center gap-1 rounded-control px-0.5 text-center text-11 text-ink-2 hover:bg-raised has-checked:bg-accent-soft has-checked:text-ink has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="animate-tool"
            className="sr-only"
            checked={entry.tool === tool}
            onChange={() => {
              onChoose(entry.tool);
            }}
          />
          <span aria-hidden="true" className={entry.tool === tool ? 'text-accent' : 'text-ink-3'}>
            {entry.icon}
          </span>
          {animateLabels.tools[entry.tool].name}
        </label>
      ))}
    </fieldset>
  );
}
