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

type OwnCut = NonNullable<SceneUpgrade['cut']>;

/** A scene as it is written, with what is there of it. */
export interface AnimaticPart {
  readonly scene: Scene;
  readonly pictureUrl: string | null;
  /** The clip of one's own that it moves as. */
  readonly clip: OwnCut | null;
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
    return { scene, pictureUrl, clip: clipOf(scene, before?.stored), input };
  });
  const hashes = scenes.flatMap(({ input }) => (input === null ? [] : [inputHash(input)]));
  const made = await readStepsByHash(database, { projectId: project.id, hashes });
  const narrations = new Map(
    made.filter(({ kind }) => kind === 'narration').map((step) => [step.inputHash, step]),
  );
  return scenes.map((part) => {
    const step = part.input === null ? undefined : narrations.get(inputHash(part.input));
    const spoken = step?.state === 'finished' ? NarrationResultSchema.parse(step.result) : null;
    return { ...part, step, spoken };
  });
}

/** Another picture that was chosen since takes the place of a clip. */
function clipOf(scene: Scene, stored: StoredScene | undefined): OwnCut | null {
  const behind = stored?.scene.selected_image_url ?? null;
  const isShown = behind === null || behind === scene.selected_image_url;
  const chosen = stored?.upgrades.find(({ kind, take }) => kind === 'clip' && take === stored.clipTake);
  return isShown ? (chosen?.cut ?? null) : null;
}

/** What is to be spoken for the first time. */
export function unspoken(parts: readonly AnimaticPart[]): { input: NarrationInput; wanted: WantedStep }[] {
  return parts.flatMap(({ input, spoken }) =>
    input === null || spoken !== null ? [] : [{ input, wanted: narrationStep(input) }],
  );
}

export function scoredScene({ spoken, input, clip }: Omit<AnimaticPart, 'scene' | 'step'>): ScoredScene {
  // Where nobody speaks, as in the film, a scene lasts as long as its own clip.
  const clipSeconds = input === null && clip !== null ? clip.untilSeconds - clip.fromSeconds : 0;
  return { narration: spoken, minimumSeconds: Math.max(SILENT_SECONDS, clipSeconds) };
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
