import { engineOf } from '@kinora/contract/catalogue';
import { assembleReasons } from '@kinora/contract/readiness';
import { normalizeScenes } from '@kinora/contract/scenes';
import { sentences } from '@kinora/contract/sentences';
import type { ProjectAnswer, UpgradePrices } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { CircleAlert } from 'lucide-react';
import { useAssembleVideo } from '../../api/assemble-video.ts';
import { useUpgradePrices } from '../../api/upgrades.ts';
import { StoryMakerTag } from '../../components/maker-tag.tsx';
import { vendorName } from '../../components/vendor-name.ts';
import { makerLabels } from '../../labels/makers.ts';
import { projectLabels } from '../../labels/projects.ts';
import { upgradeLabels } from '../../labels/upgrades.ts';
import { formatDollars } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { FootBar } from './foot-bar.tsx';
import { HeldNote } from './held-note.tsx';
import type { MoveProject } from './move-project.ts';
import { clipsBeingCutFor } from './scene-picture.ts';
import { useConfirm } from './revisions/use-confirm.ts';

interface ImagesBarProps {
  project: ProjectAnswer;
  scenes: readonly Scene[];
  moveTo: MoveProject;
}

/** Counts the pictures, names the scene without a choice, and starts the video. */
export function ImagesBar({ project, scenes, moveTo }: ImagesBarProps) {
  const assemble = useAssembleVideo(project.project_id);
  const { confirm, isConfirming } = useConfirm(sentences.failure.startRender);
  const clipsBeingCut = clipsBeingCutFor(project);
  const [reason] = assembleReasons(scenes, { status: project.status, clipsBeingCut });
  const undecided = scenes.filter(
    (scene) => scene.generated_image_options.length > 0 && scene.selected_image_url === null,
  );
  const imageCount = scenes.reduce((sum, scene) => sum + scene.generated_image_options.length, 0);

  const maker = useClipMaker(project);

  function createVideo(keepsDrafts: boolean): void {
    const sent = normalizeScenes(scenes);
    void confirm((revision) =>
      assemble.mutateAsync({ scenes: sent, keepsDrafts, revision }).then(({ status }) => {
        moveTo((old) => ({ ...old, status, scenes: sent, draft_scenes: null }));
      }),
    );
  }

  return (
    <FootBar
      summary={
        <>
          <b className="font-semibold whitespace-nowrap">{projectLabels.images.count(imageCount)}</b>
          {undecided[0] !== undefined && (
            <a href={`#images-${undecided[0].id}`} className="link whitespace-nowrap text-ink-2">
              {projectLabels.images.needChoice(undecided.length)}
            </a>
          )}
          <HeldNote project={project} />
          <StoryMakerTag story={project} isBesideStart />
        </>
      }
      reason={
        reason !== undefined && (
          <span role="status" className="flex items-center gap-2 text-ink-2 max-md:hidden">
            <CircleAlert size={16} aria-hidden="true" className="flex-none text-warn" />
            {reason.sentence}
          </span>
        )
      }
      action={
        maker === null ? (
          <Button
            look="primary"
            isBusy={assemble.isPending || isConfirming}
            isDisabled={reason !== undefined}
            onClick={() => {
              createVideo(false);
            }}
          >
            {projectLabels.images.createVideo}
          </Button>
        ) : (
          <div className="flex gap-2 max-sm:grid max-sm:gap-1">
            <Button
              className="max-sm:px-2! max-sm:leading-5! max-sm:whitespace-normal!"
              isBusy={assemble.isPending || isConfirming}
              isDisabled={reason !== undefined}
              onClick={() => {
                createVideo(false);
              }}
            >
              {createLabel(maker)}
            </Button>
            <Button
              look="primary"
              isBusy={assemble.isPending || isConfirming}
              isDisabled={reason !== undefined}
              onClick={() => {
                createVideo(true);
              }}
            >
              {upgradeLabels.freeDraft}
            </Button>
          </div>
        )
      }
    />
  );
}

/** Its credits are the story's; dollars are said to whoever pays them. */
function createLabel({ name, made_by: { provider }, scenes }: ClipMaker): string {
  const label = upgradeLabels.createWith(name, vendorName(provider));
  const known = scenes.flatMap(({ estimate_usd: dollars }) => dollars ?? []);
  return known.length === scenes.length
    ? makerLabels.about(label, formatDollars(known.reduce((sum, dollars) => sum + dollars, 0)))
    : label;
}

type ClipMaker = UpgradePrices['models'][number];

/** Who would make the clips of a story that was not filmed yet; null: they are drawn or staged here. */
function useClipMaker(project: ProjectAnswer) {
  const { selected_engine: engine, selected_video_model: chosen, final_links: films } = project;
  const own = engineOf(engine).video_model;
  const isFilmed = films.length > 0 || own === 'drawn';
  const { data } = useUpgradePrices(project.project_id, !isFilmed);
  const model = own === 'multi_talk' || own === 'talking_character' ? own : (chosen ?? own);
  return isFilmed
    ? null
    : (data?.models.find((entry) => entry.kind === 'clip' && entry.model_name === model) ?? null);
}
