import type { IdSource } from '../../platform/ids.ts';
import { normalizeScenes, SceneSchema } from '@kinora/contract/scenes';
import { upgradeKinds } from '@kinora/contract/catalogue';
import type { Scene, SceneInput } from '@kinora/contract/scenes';
import { z } from 'zod';
import { FactSourceSchema } from './review/script-step.ts';
import type { ScriptResult } from './review/script-step.ts';

/** A vendor and the model it makes a thing with. */
export const MakerSchema = z.object({ provider: z.string(), endpoint: z.string() });
export type Maker = z.infer<typeof MakerSchema>;

/** A wish to have a scene made by a vendor: a picture, or a clip of one or several parts. */
const SceneUpgradeSchema = z.object({
  kind: z.enum(upgradeKinds),
  /** The catalogue's key. */
  model: z.string(),
  /** Its own within the scene; also the take of its steps. */
  take: z.int(),
  /** The project's run it was asked for in. */
  run: z.int(),
  /** Input hashes of its steps in the order they are seen. */
  hashes: z.array(z.string()).min(1),
  /** Those of them that will not come: the studio stages their stretch of the scene. */
  missing: z.array(z.string()),
  /** Credits of each step; 0 where the story's price covers it. */
  stepCredits: z.number(),
  /** The caller's key: the same wish again is this one. */
  requestKey: z.string().nullable(),
  prompt: z.string(),
  /** Where it is a person's own: the address of the scene's copy. */
  ownUrl: z.string().exactOptional(),
  /** Of one's own clip: what it was cut from and how, so that another part can be, and the clip in small. */
  cut: z
    .object({
      sourceUrl: z.string(),
      fromSeconds: z.number(),
      untilSeconds: z.number(),
      soundLevel: z.number(),
      previewUrl: z.string(),
    })
    .exactOptional(),
});
export type SceneUpgrade = z.infer<typeof SceneUpgradeSchema>;

/** A scene as it is kept: the user's part of it, and which pictures it asked for when it was last submitted. */
const StoredSceneSchema = z.object({
  scene: SceneSchema,
  /** Input hashes of the scene's pictures, one per option; empty before the first submit. */
  pictureHashes: z.array(z.string()),
  /** Raised by every wish for another picture of the same scene. */
  take: z.int(),
  /** Given once and kept when scenes move: decides which of two speakers opens, and which upload is seen first. */
  turn: z.int(),
  /** Input hashes of the shot editor's changes, in the order they were asked for. */
  edits: z.array(z.string()),
  /** Which vendor makes its pictures, pinned when they were asked for; null: what is built in. */
  maker: MakerSchema.nullable().default(null),
  /** The model that paints it where the story's own cannot be shown who is in it; null: the story's own. */
  castModel: z.string().nullable().default(null),
  /** Which source says which key fact, as the script told. */
  factSources: z.array(FactSourceSchema),
  /** What vendors were asked to make of it, in that order; what failed is left out. */
  upgrades: z.array(SceneUpgradeSchema).default([]),
  /** The last upgrade's take. */
  lastTake: z.int().default(0),
  /** Input hashes of its maker's own clips that are still to be cut; with a result they are among `upgrades`. */
  cuts: z.array(z.string()).default([]),
  /** Take of the clip that it moves as; null: as the studio draws or stages it. */
  clipTake: z.int().nullable().default(null),
  /** Who makes its clip on the way to the film, pinned with the wish for the film; null: it is drawn or staged here. */
  clipWish: z.object({ model: z.string(), maker: MakerSchema }).nullable().default(null),
  /** Input hash of the segment that shows it as the studio drew it last. */
  draftSegment: z.string().nullable().default(null),
});
export type StoredScene = z.infer<typeof StoredSceneSchema>;

const StoredScenesSchema = z.array(StoredSceneSchema);

export function storedScenesOf(project: { readonly scenes: unknown }): StoredScene[] {
  return StoredScenesSchema.parse(project.scenes);
}

/** The scenes of a fresh script, through the same rules as scenes that a client sends. */
export function scenesOfScript(
  scenes: ScriptResult['scenes'],
  { ids, voiceId }: { ids: IdSource; voiceId: string | null },
): StoredScene[] {
  const inputs = scenes.map((scene): SceneInput => ({
    id: ids.next(),
    title: scene.title,
    narration: scene.narration,
    image_prompt: scene.imagePrompt,
    video_prompt: scene.videoPrompt,
    has_character: scene.hasCharacter,
    voice_id: voiceId,
    visual_elements: {
      title: scene.title,
      image_prompt: scene.imagePrompt,
      video_prompt: scene.videoPrompt,
      key_facts: [...scene.keyFacts],
    },
  }));
  const sourcesOf = new Map(inputs.map(({ id }, index) => [id, [...(scenes[index]?.factSources ?? [])]]));
  return normalizeScenes(inputs).map((scene, turn) => ({
    scene,
    pictureHashes: [],
    take: 0,
    turn,
    edits: [],
    maker: null,
    castModel: null,
    factSources: sourcesOf.get(scene.id) ?? [],
    ...notUpgraded,
  }));
}

/** What a fresh scene knows of vendors' versions. */
const notUpgraded = {
  upgrades: [],
  lastTake: 0,
  cuts: [],
  clipTake: null,
  clipWish: null,
  draftSegment: null,
};

/**
 * Scenes a client sent, normalized and joined with what is known of them: scenes keep their ids, new ones get real
 * ids, and media that we did not make for this project are dropped.
 */
export function mergeScenes(
  sent: readonly SceneInput[],
  known: {
    stored: readonly StoredScene[];
    isOwnMedia: (url: string) => boolean;
    isOwnCharacter: (url: string) => boolean;
    /** Ids that scenes got while they were written: other pages know them by these. */
    draftIds: ReadonlySet<string>;
    ids: IdSource;
  },
): StoredScene[] {
  const left = new Map(known.stored.map((stored) => [stored.scene.id, stored]));
  let lastTurn = -1;
  return normalizeScenes(sent).map((scene) => {
    const before = left.get(scene.id);
    left.delete(scene.id);
    lastTurn = before?.turn ?? lastTurn + 1;
    return {
      scene: {
        ...scene,
        id: before?.scene.id ?? (known.draftIds.has(scene.id) ? scene.id : known.ids.next()),
        selected_image_url: ownUrl(scene.selected_image_url, known.isOwnMedia),
        selected_character_url: ownUrl(scene.selected_character_url, known.isOwnCharacter),
        generated_image_options: [],
        generated_shot_urls: Object.fromEntries(
          Object.entries(scene.generated_shot_urls).filter(([, url]) => known.isOwnMedia(url)),
        ),
      },
      pictureHashes: before?.pictureHashes ?? [],
      take: before?.take ?? 0,
      turn: lastTurn,
      edits: before?.edits ?? [],
      maker: before?.maker ?? null,
      castModel: before?.castModel ?? null,
      factSources: before?.factSources ?? [],
      ...(before === undefined ? notUpgraded : upgradesOf(before, scene)),
    };
  });
}

/** Whether a scene shows a person's own picture. No change of its words makes another one. */
export function showsOwnPicture({ scene, upgrades }: StoredScene): boolean {
  return upgrades.some(({ ownUrl }) => ownUrl !== undefined && ownUrl === scene.selected_image_url);
}

/** Whether a scene moves as a person's own clip. */
export function showsOwnClip({ clipTake, upgrades }: StoredScene): boolean {
  return upgrades.some(
    ({ take, kind, ownUrl }) => kind === 'clip' && take === clipTake && ownUrl !== undefined,
  );
}

/** Another picture is shown as the studio stages it: its clips began with the one before. */
function upgradesOf(before: StoredScene, scene: Pick<Scene, 'selected_image_url'>) {
  const { upgrades, lastTake, cuts, clipTake, clipWish, draftSegment } = before;
  const isSamePicture = scene.selected_image_url === before.scene.selected_image_url;
  // A clip of one's own began with no picture, and may be there before the first one is.
  const isKept = isSamePicture || (before.scene.selected_image_url === null && showsOwnClip(before));
  return { upgrades, lastTake, cuts, clipTake: isKept ? clipTake : null, clipWish, draftSegment };
}

function ownUrl(url: string | null, isOwn: (url: string) => boolean): string | null {
  return url !== null && isOwn(url) ? url : null;
}
