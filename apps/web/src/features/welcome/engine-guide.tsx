import { engineOf, useCases, videoModelOf } from '@kinora/contract/catalogue';
import { tierLabels } from '@kinora/contract/plans';
import type { UseCase } from '@kinora/contract/catalogue';
import type { Tier } from '@kinora/contract/plans';
import { Lock } from 'lucide-react';
import { useMe } from '../../api/get-me.ts';
import { tierLock } from '../../components/engine-picker/engine-lock.ts';
import { EngineSample } from '../../components/engine-picker/engine-sample.tsx';
import { makersOf } from '../../components/engine-picker/makers-of.ts';
import { usePromptFiller } from '../../components/prompt-filler.tsx';
import { MakerNote, MakerTag } from '../../components/maker-tag.tsx';
import { welcomeLabels } from '../../labels/welcome.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { classNames } from '../../lib/class-names.ts';
import { readDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Frame } from '../../ui/frame.tsx';
import { Tag } from '../../ui/tag.tsx';
import { labels } from '../../labels/index.ts';

const words = labels.dialog.engineGuide;

/** Five goals with the combination that reaches each; choosing one sets the prompt box to it and keeps the words. */
export function EngineGuide({ onClose }: { onClose: () => void }) {
  const { fill } = usePromptFiller();
  return (
    <Dialog title={words.title} description={words.lead} width="wide" onClose={onClose}>
      <MakerNote
        keys={useCases.map(({ engine, videoModel }) => engine ?? videoModel)}
        className="px-6 pt-4"
      />
      <ul className="grid grid-cols-1 gap-x-4 gap-y-6 p-6 sm:grid-cols-2 lg:grid-cols-6">
        {useCases.map((useCase, index) => (
          <li key={useCase.key} className={classNames(index < 3 ? 'lg:col-span-2' : 'lg:col-span-3')}>
            <UseCaseCard
              useCase={useCase}
              isWide={index >= 3}
              onUse={() => {
                fill({ mode: useCase.mode, draft: draftOf(useCase) });
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface UseCaseCardProps {
  useCase: UseCase;
  isWide: boolean;
  onUse: () => void;
}

function UseCaseCard({ useCase, isWide, onUse }: UseCaseCardProps) {
  const me = useMe();
  const tier = tierOf(useCase);
  const lock = tierLock(tier, me);
  const title = words.useCases[useCase.key];
  return (
    <article className="flex h-full flex-col" aria-label={title}>
      <Frame className={classNames(isWide && 'lg:aspect-[2.3]!')}>
        <EngineSample engine={useCase.sampleEngine} isEager />
        {lock !== null && (
          <span className="absolute top-2 left-2">
            <Tag look="on-picture">
              <Lock size={12} aria-hidden="true" /> {lock}
            </Tag>
          </span>
        )}
      </Frame>
      <h3 className="mt-3 flex items-center gap-2 text-16">
        {title}
        {lock === null && <Tag>{tierLabels[tier]}</Tag>}
      </h3>
      <p className="mt-0.5 text-ink-2">{welcomeLabels.bestFor(useCase.bestFor)}</p>
      <div className="mt-auto flex items-center gap-3 pt-2.5">
        <p className="flex min-w-0 flex-1 basis-0 flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-3">
          {combinationOf(useCase)}
          <MakerTag keys={[useCase.engine ?? useCase.videoModel]} />
        </p>
        <Button size="small" aria-label={welcomeLabels.useThisFor(words.useThis, title)} onClick={onUse}>
          {words.useThis}
        </Button>
      </div>
    </article>
  );
}

function tierOf({ engine, videoModel }: UseCase): Tier {
  if (engine !== null) {
    return engineOf(engine).tier;
  }
  return videoModel === null ? 'basic' : videoModelOf(videoModel).tier;
}

function combinationOf({ engine, videoModel }: UseCase): string {
  if (engine !== null) {
    return `${engineOf(engine).name}, ${makersOf(engineOf(engine))}`;
  }
  return `${labels.screen.explore.videos}, ${videoModel === null ? '' : videoModelOf(videoModel).name}`;
}

/** The use case as a draft, over what is already written. */
function draftOf({ mode, engine, videoModel }: UseCase): Record<string, unknown> {
  const stored = readDraft(browserStorage(), mode);
  const kept = typeof stored === 'object' && stored !== null ? stored : {};
  return mode === 'videos'
    ? { ...kept, video_model: videoModel }
    : { ...kept, selected_engine: engine, selected_image_model: null, selected_video_model: null };
}
