import { generationModes } from '@kinora/contract/catalogue';
import type { GenerationMode } from '@kinora/contract/catalogue';

/** The views that the workspace at `/` switches between; a session in the address opens the chat workspace. */
const workspaceViews = ['explore', 'generations', 'animate', 'canva', 'showcase'] as const;
export type WorkspaceView = (typeof workspaceViews)[number];

const generationTabs = ['stories', 'videos', 'images', 'animate', 'all'] as const;
export type GenerationTab = (typeof generationTabs)[number];

export const adminTabs = [
  'jobs',
  'users',
  'invitations',
  'applications',
  'shares',
  'connections',
  'health',
  'mails',
] as const;
export type AdminTab = (typeof adminTabs)[number];

/** Which part of the administration is open; the first when the address says nothing. */
export function readAdminSearch(search: Record<string, unknown>): { tab?: AdminTab | undefined } {
  return { tab: adminTabs.find((known) => known === search['tab']) };
}

/** What the address of the workspace may say. Everything is optional; what is unknown is dropped. */
export interface WorkspaceSearch {
  view?: WorkspaceView | undefined;
  /** The prompt box's mode in the view explore. */
  mode?: GenerationMode | undefined;
  /** The open tab of Your Generations. */
  tab?: GenerationTab | undefined;
  /** The session shown in the chat workspace. */
  session?: string | undefined;
  /** Present when the guided tour is asked for. */
  tour?: 1 | undefined;
}

/**
 * Reads the address; used by the router, so every view gets checked values. What is unknown is said to be undefined: the
 * router keeps what a reading leaves out.
 */
export function readWorkspaceSearch(search: Record<string, unknown>): WorkspaceSearch {
  return {
    view: workspaceViews.find((known) => known === search['view']),
    mode: generationModes.find((known) => known === search['mode']),
    tab: generationTabs.find((known) => known === search['tab']),
    session: readSession(search['session']),
    tour: String(search['tour']) === '1' ? 1 : undefined,
  };
}

function readSession(value: unknown): string | undefined {
  // The router reads a value of digits as a number.
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text : undefined;
}
