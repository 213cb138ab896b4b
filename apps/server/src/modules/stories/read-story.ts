import { StoryChoicesSchema } from '@kinora/contract/api';
import { engineOf } from '@kinora/contract/catalogue';
import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import { isReview, isWorking } from '@kinora/contract/statuses';
import type {
  FactSource,
  MadeByEntry,
  MadePart,
  OpenUpgrade,
  ProjectAnswer,
  ShownScene,
  VendorPhase,
} from '@kinora/contract/api';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { stepKindType, stepKinds, steps } from '../../db/schema/steps.ts';
import { assetUrl, readAssets } from '../assets/index.ts';
import type { Asset } from '../assets/index.ts';
import {
  furthestPhase,
  priceCredits,
  readCharges,
  readExpiry,
  readOwnProjectWithSteps,
  readUndoStack,
  readVendorPhases,
} from '../projects/index.ts';
import type { Project, ProjectWithSteps, StepKind } from '../projects/index.ts';
import { readFilmChapters } from './films/film-chapters.ts';
import { linkedAssetIds, outputsOf } from './films/film-outputs.ts';
import { pictureUrlsOf } from './pictures/picture-urls.ts';
import { shotUrlsOf } from './pictures/shots-of-scene.ts';
import { Remembered } from '../../platform/remembered.ts';
import { documentOf } from './revisions/project-document.ts';
import { piecesOf, progressOf } from './story-progress.ts';
import type { Piece } from './story-progress.ts';
import { versionsOf } from './upgrades/read-versions.ts';
import { isOpen } from './upgrades/upgrading.ts';
import { storedScenesOf } from './story-scene.ts';
import type { StoredScene } from './story-scene.ts';
import { settingsOf } from './story-settings.ts';

/** Everything the workspace shows of a story. @throws AppError `not-found` for other people's, too */
export async function readStory(
  database: Database,
  owned: { projectId: string; ownerId: string },
): Promise<ProjectAnswer> {
  const { steps: known, ...project } = await readOwnProjectWithSteps(database, owned);
  const settings = settingsOf(project);
  const pieces = piecesOf(project, known);
  const [links, left, phases, charges, notice, stack, chapters] = await Promise.all([
    readLinks(database, project),
    secondsLeft(database, project, pieces),
    isWorking(project.status) ? readVendorPhases(database, project.id) : NOBODY_AT_WORK,
    readCharges(database, project),
    readNotice(database, project),
    readStack(database, project),
    readFilmChapters(database, project),
  ]);
  return {
    project_id: project.id,
    session_id: project.sessionId,
    status: project.status,
    scenes: shownScenes(project, { known, phases }),
    draft_scenes: project.draft === null ? null : [...documentOf(project, picturesOf(project, known)).scenes],
    revision: project.revision,
    can_undo: stack.done.length > 0,
    can_redo: stack.undone.length > 0,
    ...links,
    chapters,
    error: project.error,
    title: project.title,
    prompt: project.prompt,
    progress: progressOf(project, { known, pieces }),
    // How long a vendor takes is its own affair.
    seconds_left: phases.size > 0 ? null : left,
    price: priceCredits(project),
    paid_credits: charges.paid,
    cancel_credits: charges.toCancel,
    made_by: madeBy(known),
    sources: sourcesOf(project),
    ...StoryChoicesSchema.parse(settings),
    has_attachments: settings.uploads.length > 0 || settings.documentAssetId !== null,
    notice,
    created_at: project.createdAt.toISOString(),
  };
}

/** A revision never changes what stands before it. */
const stacks = new Remembered<Awaited<ReturnType<typeof readUndoStack>>>(500);

async function readStack(database: Database, { id, revision, ownerId }: Project) {
  return revision === 0
    ? NOTHING_DONE
    : await stacks.of(`${id} ${revision}`, () =>
        readUndoStack(database, { projectId: id, authorId: ownerId }),
      );
}

const expirySentences = { whole: sentences.notice.holdReleased, part: sentences.notice.holdReleasedInPart };

/** In a review whose credits went back because it rested too long, it says so, too. */
async function readNotice(database: Database, project: Project): Promise<string | null> {
  const { status, holdId, paidAt, notice } = project;
  const isWithout = isReview(status) && holdId === null && paidAt === null;
  const expiry = isWithout ? await readExpiry(database, project) : null;
  return expiry === null ? notice : [notice, expirySentences[expiry]].filter(Boolean).join(' ');
}

/** Sources of the facts that are still in the scenes. */
function sourcesOf(project: Project): FactSource[] {
  return storedScenesOf(project).flatMap(({ scene, factSources }) =>
    factSources
      .filter(({ fact }) => scene.visual_elements.key_facts.includes(fact))
      .map(({ fact, label, url }) => ({
        scene_number: scene.scene_number,
        fact,
        label,
        url,
      })),
  );
}

/** Nothing was written yet that could be taken back. */
const NOTHING_DONE: Awaited<ReturnType<typeof readUndoStack>> = { done: [], undone: [] };

type KnownStep = ProjectWithSteps['steps'][number];

function picturesOf(project: Project, known: readonly KnownStep[]): string[][] {
  const made = known.flatMap(({ asset, ...step }) => (asset === null ? [] : [{ ...step, ...asset }]));
  return pictureUrlsOf(storedScenesOf(project), made);
}

/** What vendors are at, by the hash of what was asked of them. */
type Phases = ReadonlyMap<string, VendorPhase>;
const NOBODY_AT_WORK: Phases = new Map();

function shownScenes(
  project: Project,
  about: {
    known: readonly KnownStep[];
    phases: Phases;
  },
): ShownScene[] {
  const { known, phases } = about;
  const stored = storedScenesOf(project);
  const made = known.flatMap(({ asset, ...step }) => (asset === null ? [] : [{ ...step, ...asset }]));
  const urls = pictureUrlsOf(stored, made);
  const files = made.map((file) => ({
    ...file,
    url: assetUrl(file),
    madeBy: { provider: file.provider ?? '', model: file.model },
  }));
  const versions = versionsOf(
    project,
    files.filter(({ state }) => state === 'finished'),
  );
  const isSingle = engineOf(settingsOf(project).selected_engine).image_options === 1;
  return stored.map((one, index) => {
    const { scene } = one;
    const options = (urls[index] ?? []).slice(-limits.counts.imageOptionsPerScene);
    // A single drawing is selected already; a newer take of it takes its place until the user says otherwise.
    const selected = scene.selected_image_url ?? (isSingle ? (options.at(-1) ?? null) : null);
    const shown = { ...scene, generated_image_options: options, selected_image_url: selected };
    return {
      ...shown,
      generated_shot_urls: shotUrlsOf(shown, options),
      vendor_phase: vendorPhaseOf(one, phases),
      versions: (versions[index] ?? []).map((version) => version.shown),
      open_upgrades: openUpgradesOf(one, project, { known, phases }),
      clips_being_cut: openCutsOf(one, known),
    };
  });
}

function openCutsOf({ cuts }: StoredScene, known: readonly KnownStep[]): number {
  return known.filter(
    ({ kind, inputHash, state }) => kind === 'clip' && state !== 'finished' && cuts.includes(inputHash),
  ).length;
}

function vendorPhaseOf({ pictureHashes, edits, upgrades }: StoredScene, phases: Phases): VendorPhase | null {
  const asked = [...pictureHashes, ...edits, ...upgrades.flatMap(({ hashes }) => hashes)];
  return furthestPhase(asked.flatMap((hash) => phases.get(hash) ?? []));
}

function openUpgradesOf(
  { upgrades }: StoredScene,
  project: Project,
  { known, phases }: { known: readonly KnownStep[]; phases: Phases },
): OpenUpgrade[] {
  return upgrades
    .filter((upgrade) => isOpen(upgrade, project, known))
    .map(({ kind, model, hashes, stepCredits }) => ({
      kind,
      model_name: model,
      credits: stepCredits * hashes.length,
      vendor_phase: furthestPhase(hashes.flatMap((hash) => phases.get(hash) ?? [])),
    }));
}

async function readLinks(
  database: Database,
  project: Project,
): Promise<Pick<ProjectAnswer, 'final_links' | 'poster_url' | 'captions_url'>> {
  const outputs = outputsOf(project);
  if (outputs === null) {
    return { final_links: [], poster_url: null, captions_url: null };
  }
  const made = await readAssets(database, [...linkedAssetIds(outputs), outputs.posterAssetId]);
  return {
    final_links: linkedAssetIds(outputs).flatMap((id) => urlsOf(made.get(id))),
    poster_url: urlsOf(made.get(outputs.posterAssetId))[0] ?? null,
    captions_url: urlsOf(made.get(outputs.captionsAssetId ?? ''))[0] ?? null,
  };
}

function urlsOf(asset: Asset | undefined): string[] {
  return asset === undefined ? [] : [assetUrl(asset)];
}

const partOfKind = {
  script: 'script',
  portrait: 'images',
  picture: 'images',
  edit: 'images',
  clip: 'motion',
  preview: 'motion',
  narration: 'narration',
  music: 'music',
  sound: 'film',
  segment: 'motion',
  film: 'film',
} as const satisfies Record<StepKind, MadePart>;

function madeBy(known: readonly KnownStep[]): MadeByEntry[] {
  const entries = known.flatMap((step) => {
    const model = step.asset?.model ?? step.scriptModel;
    // What a person brought was made by none of these.
    if (step.state !== 'finished' || step.provider === null || step.provider === 'upload' || model === null) {
      return [];
    }
    return [{ part: partOfKind[step.kind], provider: step.provider, model }];
  });
  return [...new Map(entries.map((entry) => [Object.values(entry).join('|'), entry])).values()];
}

/** The last pieces of a kind that an estimate looks at. */
const SAMPLE = 20;

/**
 * Seconds until the running step rests: the missing pieces, each as long as the last ones of its kind took on this
 * installation. Null while nothing runs, and as long as nothing is known about one of the kinds.
 */
async function secondsLeft(
  database: DatabaseOrTransaction,
  project: Project,
  pieces: readonly Piece[],
): Promise<number | null> {
  if (!isWorking(project.status)) {
    return null;
  }
  const missing = pieces.filter((piece) => !piece.isDone);
  const secondsByKind = await usualSeconds(database, [...new Set(missing.map((piece) => piece.kind))]);
  let total = 0;
  for (const { kind } of missing) {
    const seconds = secondsByKind.get(kind) ?? null;
    if (seconds === null) {
      return null;
    }
    total += seconds;
  }
  return Math.ceil(total);
}

const UsualSecondsSchema = z.array(z.object({ kind: z.enum(stepKinds), seconds: z.coerce.number() }));

/** The mean of the latest of each kind, in one round trip; kinds of which nothing was made yet are left out. */
async function usualSeconds(
  database: DatabaseOrTransaction,
  kinds: readonly StepKind[],
): Promise<ReadonlyMap<StepKind, number>> {
  // A clock that was set back in between must not make a piece take less than no time.
  const { rows } = await database.execute(sql`
    select wanted.kind, avg(latest.seconds) as seconds
    from unnest(${sql.param(kinds)}::${sql.identifier(stepKindType.enumName)}[]) as wanted (kind)
    cross join lateral (
      select greatest(0, extract(epoch from ${steps.finishedAt} - ${steps.startedAt})) as seconds
      from ${steps}
      where ${steps.kind} = wanted.kind and ${steps.finishedAt} is not null and ${steps.startedAt} is not null
      order by ${steps.finishedAt} desc
      limit ${SAMPLE}
    ) as latest
    group by wanted.kind`);
  return new Map(UsualSecondsSchema.parse(rows).map(({ kind, seconds }) => [kind, seconds]));
}
