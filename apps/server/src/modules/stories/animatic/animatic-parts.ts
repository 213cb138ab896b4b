import { normalizeScenes } from '@kinora/contract/scenes';
import type { Scene } from '@kinora/contract/scenes';
import type { ScoredScene } from '@kinora/renderer';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { inputHash, readStepsByHash } from '../../projects/index.ts';
import type { Project, Step, WantedStep } from '../../projects/index.ts';
import { SILENT_SECONDS, lookOf } from '../films/segment-steps.ts';
import { musicStep } from '../films/music-steps.ts';
import { narrationInput, narrationStep, NarrationResultSchema } from '../narration/narration-steps.ts';
import type { NarrationInput, NarrationResult } from '../narration/narration-steps.ts';
import { readPictureUrls } from '../pictures/picture-urls.ts';
import { documentOf } from '../revisions/project-document.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { SceneUpgrade, StoredScene } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';
import { readClipPreviews } from './clip-previews.ts';
import type { PreviewedClips } from './clip-previews.ts';

/** A scene as it is written, with what is there of it. */
export interface AnimaticPart {
  readonly scene: Scene;
  readonly pictureUrl: string | null;
  /** What it moves as, in small. */
  readonly clips: PreviewedClips;
  /** Of one's own clip that it moves as; 0 where it shows none. */
  readonly ownSeconds: number;
  /** Null where nothing is said. */
  readonly input: NarrationInput | null;
  /** Undefined when nobody has asked for its narration. */
  readonly step: Step | undefined;
  /** Null until it is spoken. */
  readonly spoken: NarrationResult | null;
}

/** The scenes of a project as its people have written them, confirmed or not, with the voices and pictures that are there. */
export async function readParts(database: DatabaseOrTransaction, project: Project): Promise<AnimaticPart[]> {
  const stored = storedScenesOf(project);
  const settings = settingsOf(project);
  const urls = await readPictureUrls(database, { projectId: project.id, scenes: stored });
  const known = new Map(
    stored.map((one, index) => [one.scene.id, { turn: one.turn, urls: urls[index] ?? [], stored: one }]),
  );
  let lastTurn = -1;
  const scenes = normalizeScenes(documentOf(project, urls).scenes).map((scene) => {
    const before = known.get(scene.id);
    lastTurn = before?.turn ?? lastTurn + 1;
    const input = narrationInput({ scene, turn: lastTurn }, settings);
    const pictureUrl = scene.selected_image_url ?? before?.urls.at(-1) ?? null;
    return { scene, pictureUrl, chosen: clipOf(scene, before?.stored), input };
  });
  const clips = await readClipPreviews(
    database,
    project,
    scenes.map(({ chosen }) => chosen),
  );
  const hashes = scenes.flatMap(({ input }) => (input === null ? [] : [inputHash(input)]));
  const made = await readStepsByHash(database, { projectId: project.id, hashes });
  const narrations = new Map(
    made.filter(({ kind }) => kind === 'narration').map((step) => [step.inputHash, step]),
  );
  return scenes.map(({ chosen, ...part }, index) => {
    const step = part.input === null ? undefined : narrations.get(inputHash(part.input));
    const spoken = step?.state === 'finished' ? NarrationResultSchema.parse(step.result) : null;
    const own = chosen?.cut;
    const ownSeconds = own === undefined ? 0 : own.untilSeconds - own.fromSeconds;
    return { ...part, clips: clips[index] ?? { previews: [], making: [] }, ownSeconds, step, spoken };
  });
}

/** Another picture that was chosen since takes the place of a clip. */
function clipOf(scene: Scene, stored: StoredScene | undefined): SceneUpgrade | undefined {
  const behind = stored?.scene.selected_image_url ?? null;
  const isShown = behind === null || behind === scene.selected_image_url;
  const chosen = stored?.upgrades.find(({ kind, take }) => kind === 'clip' && take === stored.clipTake);
  return isShown ? chosen : undefined;
}

/** What is to be spoken for the first time. */
export function unspoken(parts: readonly AnimaticPart[]): { input: NarrationInput; wanted: WantedStep }[] {
  return parts.flatMap(({ input, spoken }) =>
    input === null || spoken !== null ? [] : [{ input, wanted: narrationStep(input) }],
  );
}

export function scoredScene({
  spoken,
  input,
  ownSeconds,
}: Pick<AnimaticPart, 'spoken' | 'input' | 'ownSeconds'>): ScoredScene {
  // Where nobody speaks, as in the film, a scene lasts as long as its own clip.
  return { narration: spoken, minimumSeconds: Math.max(SILENT_SECONDS, input === null ? ownSeconds : 0) };
}

/** The music to these scenes; null until every one of them was spoken, which is what it is played to. */
export function musicOf(
  project: Project,
  parts: readonly AnimaticPart[],
  deps: Pick<StoriesDeps, 'longSide'>,
): WantedStep | null {
  return parts.length === 0 || unspoken(parts).length > 0
    ? null
    : musicStep(project, parts.map(scoredScene), lookOf(settingsOf(project), deps).framesPerSecond);
}
