import { BookOpen, Clapperboard, Compass, Layers, Shapes, Spline } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { WorkspaceView } from '../../lib/search-params.ts';
import { labels } from '../../labels/index.ts';

export interface ViewItem {
  view: WorkspaceView;
  label: string;
  icon: LucideIcon;
  isForMembers: boolean;
}

/** The views of the workspace in the order of the sidebar. */
export const viewItems: readonly ViewItem[] = [
  { view: 'explore', label: labels.screen.views.explore, icon: Compass, isForMembers: false },
  { view: 'generations', label: labels.screen.views.yourGenerations, icon: Layers, isForMembers: true },
  { view: 'animate', label: labels.screen.views.animate, icon: Spline, isForMembers: false },
  { view: 'canva', label: labels.screen.views.canva, icon: Shapes, isForMembers: false },
  { view: 'showcase', label: labels.screen.views.showcase, icon: Clapperboard, isForMembers: false },
];

export const welcomeIcon = BookOpen;
