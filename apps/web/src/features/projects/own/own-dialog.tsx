import { limits } from '@kinora/contract/limits';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer, SceneVersion, ShownScene } from '@kinora/contract/api';
import { useState } from 'react';
import { failureText } from '../../../api/api-error.ts';
import { useOwnMaterial } from '../../../api/upgrades.ts';
import { ownLabels } from '../../../labels/own-material.ts';
import { useObjectUrl } from '../../../lib/object-url.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Frame } from '../../../ui/frame.tsx';
import type { MoveProject } from '../move-project.ts';
import { ClipCut, wholeCut } from './clip-cut.tsx';
import type { Cut } from './clip-cut.tsx';
import { OwnGenerations } from './own-generations.tsx';
import { OwnPlace } from './own-place.tsx';
import type { OwnSource } from './own-source.ts';

interface OwnDialogProps {
  project: ProjectAnswer;
  scene: ShownScene;
  /** How the clip that is shown was cut, for another part of it; null: something else is brought. */
  cut: SceneVersion['cut'] | null;
  moveTo: MoveProject;
  onClose: () => void;
}

/** A file of this machine or one of Your Generations for a scene; of a clip the part that is used, and how loud it is. */
export function OwnDialog({ project, scene, cut, moveTo, onClose }: OwnDialogProps) {
  const [source, setSource] = useState<OwnSource | null>(cut ? { kind: 'clip', url: cut.source_url } : null);
  const number = scene.scene_number;
  return (
    <Dialog
      title={ownLabels.title(number)}
      description={ownLabels.description}
      width="large"
      onClose={onClose}
    >
      {source === null ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-6 max-sm:p-4">
          <OwnPlace onChoose={setSource} />
          <OwnGenerations onChoose={setSource} />
        </div>
      ) : (
        <Chosen
          project={project}
          scene={scene}
          source={source}
          cut={source !== null && 'url' in source && source.url === cut?.source_url ? cut : null}
          moveTo={moveTo}
          onAnother={() => {
            setSource(null);
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface ChosenProps extends OwnDialogProps {
  source: OwnSource;
  onAnother: () => void;
}

function Chosen({ source, ...props }: ChosenProps) {
  return 'file' in source ? (
    <ChosenFile {...props} source={source} />
  ) : (
    <ChosenMaterial {...props} source={source} url={source.url} />
  );
}

function ChosenFile({ source, ...props }: ChosenProps & { source: Extract<OwnSource, { file: File }> }) {
  const url = useObjectUrl(source.file);
  return url === null ? null : <ChosenMaterial {...props} source={source} url={url} />;
}

function ChosenMaterial({
  project,
  scene,
  source,
  url,
  cut: known,
  moveTo,
  onAnother,
  onClose,
}: ChosenProps & { url: string }) {
  const [cut, setCut] = useState<Cut>(() => (known ? cutOf(known) : wholeCut));
  const [refusal, setRefusal] = useState<string | null>(null);
  const own = useOwnMaterial(project.project_id);
  const isComplete = project.status === projectStatus.COMPLETE;
  const seconds = cut.until - cut.from;
  const isCut = source.kind === 'clip' && Number.isFinite(seconds);

  function use(): void {
    setRefusal(null);
    own.mutate(
      {
        sceneNumber: scene.scene_number,
        source: 'file' in source ? source : source.url,
        stretch: isCut ? { from: cut.from, until: cut.until } : null,
        soundLevel: source.kind === 'clip' ? cut.soundLevel : 0,
      },
      {
        onSuccess: (shown) => {
          moveTo((old) => ({
            ...old,
            // A clip is cut first.
            status: isComplete && source.kind === 'image' ? projectStatus.VIDEO_QUEUED : old.status,
            scenes: old.scenes.map((one) => (one.id === shown.id ? shown : one)),
          }));
          onClose();
        },
        onError: (error) => {
          setRefusal(failureText(error, (reason) => reason));
        },
      },
    );
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-6 max-sm:p-4">
      {source.kind === 'image' ? (
        <>
          <Frame ratio={project.aspect_ratio} className="mx-auto max-h-[50dvh] w-full max-w-150">
            <img src={url} alt="" className="object-cover" />
          </Frame>
          <p className="text-ink-2">{ownLabels.pictureNote}</p>
        </>
      ) : (
        <ClipCut
          project={project}
          scene={scene}
          url={url}
          cut={cut}
          isKnown={known !== null && known !== undefined}
          onCut={setCut}
        />
      )}
      {refusal !== null && (
        <p role="alert" className="text-bad">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="mr-auto text-12 text-ink-2">
          {own.isPending && ownLabels.using[source.kind]}
        </p>
        <Button isDisabled={own.isPending} onClick={onAnother}>
          {ownLabels.another}
        </Button>
        <Button
          look="primary"
          isBusy={own.isPending}
          isDisabled={isCut && seconds < limits.ownClip.shortestSeconds}
          onClick={use}
        >
          {ownLabels.use}
        </Button>
      </div>
    </div>
  );
}

function cutOf(known: NonNullable<SceneVersion['cut']>): Cut {
  return { from: known.from_seconds, until: known.until_seconds, soundLevel: known.sound_level };
}
