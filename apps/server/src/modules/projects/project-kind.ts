import { projectModes } from '@kinora/contract/catalogue';
import type { AspectRatio, Mode } from '@kinora/contract/catalogue';
import type { ProjectStatus } from '@kinora/contract/statuses';
import type { Gateway } from '../../gateway/index.ts';
import type { Asset } from '../assets/index.ts';
import type { Project } from './project.ts';
import type { PipelineDeps } from './steps/step-work.ts';

/** Trying again may set aside what the next stage will cost. */
export interface RetryDeps extends Pick<PipelineDeps, 'database' | 'queue' | 'clock' | 'ids'> {
  readonly gateway: Pick<Gateway, 'media' | 'text'>;
}

export interface RetryWish {
  readonly projectId: string;
  readonly ownerId: string;
  /** What vendors have not made is made here for nothing, where that can be. */
  readonly keepsDrafts?: boolean;
}

/** What is particular to the projects of a mode, for the modules that work with projects of any. */
export interface ProjectKind {
  /** What a finished one consists of; null before. */
  readonly outputs: (project: Project) => ProjectOutputs | null;
  /** Starts a failed one again from the step that failed. @throws AppError `conflict`, `not-found` */
  readonly retry: (deps: RetryDeps, wish: RetryWish) => Promise<ProjectStatus>;
  /** What those who have a link to its film are told of it; null for what is no video. */
  readonly share: ((project: Project, film: Asset) => SharedFacts) | null;
  /** Whether it stands in the history with its session; the others have lists of their own. */
  readonly isInHistory: boolean;
}

/** By asset. */
interface ProjectOutputs {
  readonly result: string;
  readonly poster: string;
  readonly captions: string | null;
  /** What its owner reaches, the result first. */
  readonly links: string[];
}

export interface SharedFacts {
  readonly aspectRatio: AspectRatio;
  /** ISO 639-1. */
  readonly language: string;
  readonly hasSubtitles: boolean;
}

export type ProjectKinds = Readonly<Record<Mode, ProjectKind>>;

/** @throws Error for a mode that this version does not know, as after a newer one has worked on the database */
export function modeOf({ id, mode }: Pick<Project, 'id' | 'mode'>): Mode {
  const known = projectModes.find((each) => each === mode);
  if (known === undefined) {
    throw new Error(`Project ${id} is of the unknown mode "${mode}"`);
  }
  return known;
}

export function modesWith(kinds: ProjectKinds, isWanted: (kind: ProjectKind) => boolean): Mode[] {
  return projectModes.filter((mode) => isWanted(kinds[mode]));
}
