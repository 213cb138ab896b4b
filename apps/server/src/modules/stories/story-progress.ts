import { sentences } from '@kinora/contract/sentences';
import { projectStatus, stepOfStatus } from '@kinora/contract/statuses';
import type { Progress } from '@kinora/contract/api';
import { inputHash } from '../projects/index.ts';
import type { Project, Step, StepKind, WantedStep } from '../projects/index.ts';
import { wantedMaterials } from './films/film-materials.ts';
import { filmPlanOf } from './films/film-length.ts';
import { wantedPictures } from './pictures/picture-steps.ts';
import { wantedPortraits } from './pictures/portrait-steps.ts';
import { storedScenesOf } from './story-scene.ts';
import type { SceneUpgrade } from './story-scene.ts';
import { isUpgrading } from './upgrades/upgrading.ts';
import { settingsOf } from './story-settings.ts';

type KnownStep = Pick<Step, 'kind' | 'inputHash' | 'take' | 'state'>;

/** A piece of the running step, and whether it is done. */
export interface Piece {
  readonly kind: StepKind;
  readonly isDone: boolean;
}

/** The pieces of the step a project is in, done or not. Later pieces of a film count before they are planned. */
export function piecesOf(project: Project, known: readonly KnownStep[]): Piece[] {
  switch (stepOfStatus[project.status]) {
    case 'scenes':
      return [{ kind: 'script', isDone: project.status === projectStatus.SCENES_READY }];
    case 'images':
      return isUpgrading(project)
        ? upgradePieces(project, known)
        : [...piecesOfWanted(wantedImages(project), known), ...runningEdits(project, known)];
    case 'video':
      return [
        ...piecesOfWanted(wantedMaterials(project), known),
        ...clipPieces(project, known),
        ...filmPieces(project, known),
      ];
    case 'characters':
      return piecesOfWanted(wantedImages(project), known);
    case null:
      return [];
  }
}

/** What vendors were asked for in this run. */
function upgradePieces({ scenes, run }: Project, known: readonly KnownStep[]): Piece[] {
  return storedScenesOf({ scenes }).flatMap(({ upgrades }) =>
    upgrades.filter((upgrade) => upgrade.run === run).flatMap((upgrade) => piecesOfUpgrade(upgrade, known)),
  );
}

/** The clips a film is made of. */
function clipPieces({ scenes }: Project, known: readonly KnownStep[]): Piece[] {
  return storedScenesOf({ scenes }).flatMap(({ upgrades, clipTake }) =>
    upgrades
      .filter(({ kind, take }) => kind === 'clip' && take === clipTake)
      .flatMap((upgrade) => piecesOfUpgrade(upgrade, known)),
  );
}

function piecesOfUpgrade(
  { kind, hashes, missing, take }: SceneUpgrade,
  known: readonly KnownStep[],
): Piece[] {
  const stepKind: StepKind = kind === 'image' ? 'picture' : 'clip';
  return hashes
    .filter((hash) => !missing.includes(hash))
    .map((hash) => ({ kind: stepKind, isDone: isDone(known, { kind: stepKind, hash, take }) }));
}

/** What the shot editor is at; its finished versions are pictures like the others. */
function runningEdits({ run }: Project, known: readonly KnownStep[]): Piece[] {
  return known
    .filter((step) => step.kind === 'edit' && step.take === run && step.state !== 'finished')
    .map(({ kind }) => ({ kind, isDone: false }));
}

function wantedImages(project: Project): WantedStep[] {
  const settings = settingsOf(project);
  return [...wantedPortraits(settings), ...wantedPictures(storedScenesOf(project), settings).flat()];
}

function piecesOfWanted(wanted: readonly WantedStep[], known: readonly KnownStep[]): Piece[] {
  return wanted.map(({ kind, input, take }) => {
    const hash = inputHash(input);
    return { kind, isDone: isDone(known, { kind, hash, take }) };
  });
}

function filmPieces(project: Project, known: readonly KnownStep[]): Piece[] {
  const isComplete = project.status === projectStatus.COMPLETE;
  const plan = filmPlanOf(project);
  if (plan === null || plan.run !== project.run) {
    const scenes = storedScenesOf(project);
    const kinds: StepKind[] = [...scenes.map((): StepKind => 'segment'), 'film'];
    return kinds.map((kind) => ({ kind, isDone: isComplete }));
  }
  const segments = plan.segmentHashes.map((hash): Piece => ({
    kind: 'segment',
    isDone: isComplete || isDone(known, { kind: 'segment', hash, take: 0 }),
  }));
  return [...segments, { kind: 'film', isDone: isComplete }];
}

function isDone(
  known: readonly KnownStep[],
  wanted: { kind: StepKind; hash: string; take: number },
): boolean {
  return known.some(
    (step) =>
      step.kind === wanted.kind &&
      step.inputHash === wanted.hash &&
      step.take === wanted.take &&
      step.state === 'finished',
  );
}

/** How far the running step is, as the user reads it. */
export function progressOf(
  project: Project,
  { known, pieces }: { known: readonly KnownStep[]; pieces: readonly Piece[] },
): Progress {
  return {
    done: pieces.filter((piece) => piece.isDone).length,
    total: pieces.length,
    label: labelOf(project, known),
  };
}

/** The status by its name, with scenes counted where they are made one by one. */
function labelOf(project: Project, known: readonly KnownStep[]): string {
  const label = sentences.projectStatus[project.status];
  const { scenes, scenesToRender } = sentences.projectProgress;
  const plan = filmPlanOf(project);
  if (isUpgrading(project)) {
    const pieces = upgradePieces(project, known);
    const { makingReal } = sentences.upgrade;
    return scenes(makingReal, pieces.filter(({ isDone: done }) => done).length, pieces.length);
  }
  if (project.status === projectStatus.GENERATING_IMAGES) {
    const painted = wantedPictures(storedScenesOf(project), settingsOf(project)).map((wanted) =>
      piecesOfWanted(wanted, known).every((piece) => piece.isDone),
    );
    return scenes(label, painted.filter(Boolean).length, painted.length);
  }
  if (project.status === projectStatus.RENDERING_VIDEO && plan !== null) {
    return scenesToRender(label, plan.missing, plan.segmentHashes.length);
  }
  return label;
}
