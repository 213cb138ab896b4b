import { sentences } from '@kinora/contract';
import { BookOpen, Clapperboard, Compass, Layers, Shapes, Spline } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { WorkspaceView } from '../../lib/search-params.ts';

export interface ViewItem {
  view: WorkspaceView;
  label: string;
  icon: LucideIcon;
  isForMembers: boolean;
}

/** The views of the workspace in the order of the sidebar. */
export const viewItems: readonly ViewItem[] = [
  { view: 'explore', label: sentences.screen.views.explore, icon: Compass, isForMembers: false },
  { view: 'generations', label: sentences.screen.views.yourGenerations, icon: Layers, isForMembers: true },
  { view: 'animate', label: sentences.screen.views.animate, icon: Spline, isForMembers: false },
  { view: 'canva', label: sentences.screen.views.canva, icon: Shapes, isForMembers: false },
  { view: 'showcase', label: sentences.screen.views.showcase, icon: Clapperboard, isForMembers: false },
];

export const welcomeIcon = BookOpen;
