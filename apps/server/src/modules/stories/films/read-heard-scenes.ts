import { readAssets } from '../../assets/index.ts';
import { readStepsByHash } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { filmPlanOf } from './film-length.ts';
import type { SceneToHear, SegmentFacts } from './film-tools.ts';
import { drawnScene } from './look/drawn-scene.ts';
import { readNarration } from './read-segments.ts';
import { SegmentInputSchema, SegmentResultSchema } from './segment-steps.ts';

type HearingDeps = Pick<StoriesDeps, 'database' | 'storage'>;

interface FilmToHear {
  readonly project: Pick<Project, 'id' | 'filmPlan'>;
  /** Whether the pen of drawn scenes is heard. */
  readonly hasPenSounds: boolean;
}

/** The scenes of a film as its sound needs them, rendered or not, their files at hand. */
export async function readHeardScenes(
  deps: HearingDeps,
  { project, hasPenSounds }: FilmToHear,
  workFolder: string,
): Promise<SceneToHear[]> {
  const hashes = filmPlanOf(project)?.segmentHashes ?? [];
  const planned = await readStepsByHash(deps.database, { projectId: project.id, hashes });
  const scenes: SceneToHear[] = [];
  for (const hash of hashes) {
    const segment = planned.find((step) => step.kind === 'segment' && step.inputHash === hash);
    const input = SegmentInputSchema.parse(segment?.input);
    const { minimumSeconds, tailSeconds, picture } = input;
    const spoken = { projectId: project.id, narration: input.narration, workFolder };
    const narration = await readNarration(deps, spoken);
    const isSketched = hasPenSounds && segment?.state !== 'finished' && picture.kind === 'drawn';
    const facts = await readFacts(deps, segment?.result ?? {}, workFolder);
    scenes.push({
      narration,
      minimumSeconds,
      tailSeconds,
      sketched: isSketched ? drawnScene(picture, input, narration) : null,
      penStrokes: hasPenSounds ? facts.penStrokes : [],
      clipSounds: facts.clipSounds,
    });
  }
  return scenes;
}

/** What is heard of a rendered segment, the files of its clips at hand. */
async function readFacts(
  { database, storage }: HearingDeps,
  result: unknown,
  workFolder: string,
): Promise<SegmentFacts> {
  const { penStrokes, clipSounds } = SegmentResultSchema.parse(result);
  const clips = await readAssets(
    database,
    clipSounds.map(({ assetId }) => assetId),
  );
  const heard: SegmentFacts['clipSounds'][number][] = [];
  for (const { assetId, ...sound } of clipSounds) {
    const clip = clips.get(assetId);
    if (clip === undefined) {
      throw new Error(`The clip ${assetId} is missing`);
    }
    heard.push({ ...sound, file: await storage.localCopy(clip.storageKey, workFolder) });
  }
  return { penStrokes, clipSounds: heard };
}
