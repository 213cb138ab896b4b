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
  { view: 'explore', label: 'Explore', icon: Compass, isForMembers: false },
  { view: 'generations', label: 'Your Generations', icon: Layers, isForMembers: true },
  { view: 'animate', label: 'Animate', icon: Spline, isForMembers: false },
  { view: 'canva', label: 'Canva', icon: Shapes, isForMembers: false },
  { view: 'showcase', label: 'Showcase', icon: Clapperboard, isForMembers: false },
];

export const welcomeIcon = BookOpen;
