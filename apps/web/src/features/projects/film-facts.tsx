import { engineOf } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { MadePart, ProjectAnswer } from '@kinora/contract/api';
import { Suspense, lazy, useState } from 'react';
import { makerText } from '../../components/maker-text.ts';
import { projectLabels } from '../../labels/projects.ts';
import { labels } from '../../labels/index.ts';

const PromptViewer = lazy(async () => ({ default: (await import('./prompt-viewer.tsx')).PromptViewer }));

const PART_NAMES: Record<MadePart, string> = {
  script: projectLabels.script,
  images: labels.screen.workspace.images,
  narration: projectLabels.film.narration,
  music: projectLabels.film.music,
  motion: projectLabels.film.motion,
  film: sentences.admin.jobKinds.films,
};

/** What the film was made with, part by part, and the prompt it came from. */
export function FilmFacts({ project }: { project: ProjectAnswer }) {
  const [isPromptOpen, setIsPromptOpen] = useState(false);
  const choices = [engineOf(project.selected_engine).name, project.language, project.aspect_ratio];
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2 text-12 text-ink-3">
      <div className="min-w-0 flex-1">
        <p>{choices.join(' · ')}</p>
        {project.made_by.length > 0 && (
          <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {project.made_by.map((entry) => (
              <div key={`${entry.part}-${entry.provider}-${entry.model}`} className="flex gap-1">
                <dt>{PART_NAMES[entry.part]}:</dt>
                <dd className="text-ink-2">{makerText(entry)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <button
        type="button"
        className="link text-ink-2"
        onClick={() => {
          setIsPromptOpen(true);
        }}
      >
        {projectLabels.fullPrompt}
      </button>
      {isPromptOpen && (
        <Suspense>
          <PromptViewer
            prompt={project.prompt}
            onClose={() => {
              setIsPromptOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
