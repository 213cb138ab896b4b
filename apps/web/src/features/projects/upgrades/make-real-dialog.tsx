import { engineOf } from '@kinora/contract/catalogue';
import { limits } from '@kinora/contract/limits';
import type { ProjectAnswer, ShownScene, UpgradePrices } from '@kinora/contract/api';
import type { UpgradeKind } from '@kinora/contract/catalogue';
import { useState } from 'react';
import { failureText } from '../../../api/api-error.ts';
import { useUpgrade, useUpgradePrices } from '../../../api/upgrades.ts';
import { labels } from '../../../labels/index.ts';
import { makerLabels } from '../../../labels/makers.ts';
import { upgradeLabels } from '../../../labels/upgrades.ts';
import { formatCreditCount, formatDollars } from '../../../lib/format.ts';
import { randomId } from '../../../lib/random-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { notify } from '../../../ui/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs, tabPanelProps } from '../../../ui/tabs.tsx';
import type { MoveProject } from '../move-project.ts';
import { SceneField } from '../scene-field.tsx';
import { NotConnected } from './not-connected.tsx';
import { pricedModels } from './priced-models.ts';
import type { PricedModel } from './priced-models.ts';
import { UpgradeModels } from './upgrade-models.tsx';
import { VersionMedia } from './version-media.tsx';

interface MakeRealDialogProps {
  project: ProjectAnswer;
  /** Null: all that are as the studio drew them. */
  scene: ShownScene | null;
  moveTo: MoveProject;
  onClose: () => void;
}

/** Which model makes a scene real, what it shall show, and what that costs; one button with the price on it. */
export function MakeRealDialog({ project, scene, moveTo, onClose }: MakeRealDialogProps) {
  const prices = useUpgradePrices(project.project_id, true);
  const title = scene === null ? upgradeLabels.makeAllReal : upgradeLabels.makeRealTitle(scene.scene_number);
  return (
    <Dialog
      title={title}
      width={scene === null ? 'medium' : 'wide'}
      onClose={onClose}
      {...(scene === null && { description: upgradeLabels.allDescription })}
    >
      {prices.data === undefined ? (
        <Skeleton className="m-6 h-64" />
      ) : (
        <MakeReal project={project} scene={scene} prices={prices.data} moveTo={moveTo} onClose={onClose} />
      )}
    </Dialog>
  );
}

function MakeReal(props: MakeRealDialogProps & { prices: UpgradePrices }) {
  const { project, scene, prices, moveTo, onClose } = props;
  const upgrade = useUpgrade(project.project_id);
  const [kind, setKind] = useState<UpgradeKind>('clip');
  const [key] = useState(randomId);
  const models = pricedModels(prices, { kind, sceneNumber: scene?.scene_number ?? null });
  const [wished, setWished] = useState<string | null>(null);
  const usual = project.selected_video_model ?? engineOf(project.selected_engine).video_model;
  const open = models.filter(({ closedReason }) => closedReason === null);
  const chosen =
    open.find(({ model }) => model === wished) ?? open.find(({ model }) => model === usual) ?? open[0];
  const [prompts, setPrompts] = useState({
    clip: scene?.video_prompt ?? '',
    image: scene?.image_prompt ?? '',
  });
  if (prices.models.length === 0) {
    return <NotConnected />;
  }
  return (
    <div
      className={
        scene === null
          ? 'p-6 max-sm:p-4'
          : 'grid grid-cols-1 gap-6 p-6 max-sm:p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]'
      }
    >
      {scene !== null && <Shown project={project} scene={scene} />}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <Tabs
          label={upgradeLabels.kind}
          name="upgrade"
          look="pills"
          items={(['clip', 'image'] as const).map((id) => ({ id, label: upgradeLabels.kinds[id] }))}
          active={kind}
          onSelect={setKind}
        />
        <div {...tabPanelProps('upgrade', kind)} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {models.length === 0 ? (
            <NotConnected />
          ) : (
            <UpgradeModels models={models} chosen={chosen?.model ?? null} onChoose={setWished} />
          )}
          {scene !== null && (
            <SceneField
              label={upgradeLabels.prompt[kind]}
              value={prompts[kind]}
              maximum={limits.text.imagePrompt}
              onChange={(text) => {
                setPrompts({ ...prompts, [kind]: text });
              }}
            />
          )}
        </div>
        {chosen !== undefined && (
          <Button
            look="primary"
            className="max-sm:px-2! max-sm:leading-5! max-sm:whitespace-normal!"
            isBusy={upgrade.isPending}
            onClick={() => {
              upgrade.mutate(
                {
                  sceneNumber: scene?.scene_number ?? null,
                  kind,
                  model: chosen.model,
                  prompt: prompts[kind].trim(),
                  expectedCredits: chosen.credits,
                  key: `${key} ${kind} ${chosen.model}`,
                },
                {
                  onSuccess: ({ status }) => {
                    moveTo((old) => ({ ...old, status }));
                    onClose();
                  },
                  onError: (error) => {
                    void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
                  },
                },
              );
            }}
          >
            {pricedLabel(scene === null ? upgradeLabels.makeAllReal : upgradeLabels.makeReal, chosen)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** With its price, in dollars as well for whoever pays them. */
function pricedLabel(action: string, { credits, dollars }: PricedModel): string {
  const priced = labels.common.pricedAction(action, formatCreditCount(credits));
  return dollars === null ? priced : makerLabels.about(priced, formatDollars(dollars));
}

/** What the scene shows now. */
function Shown({ project, scene }: { project: ProjectAnswer; scene: ShownScene }) {
  const versions = scene.versions ?? [];
  const clip = versions.find(({ kind, is_chosen: isChosen }) => kind === 'clip' && isChosen);
  const image = versions.find(({ kind, is_chosen: isChosen }) => kind === 'image' && isChosen);
  const shown = clip === undefined || clip.url === null ? image : clip;
  return (
    <div className="grid content-start gap-3">
      <Frame ratio={project.aspect_ratio} className="rounded-pop! max-sm:max-h-[30dvh]">
        {shown !== undefined && <VersionMedia version={shown} />}
      </Frame>
      <p className="line-clamp-4 text-ink-2">{scene.narration_script}</p>
    </div>
  );
}
