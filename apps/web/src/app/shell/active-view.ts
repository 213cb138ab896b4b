import { useLocation, useSearch } from '@tanstack/react-router';
import type { WorkspaceView } from '../../lib/search-params.ts';

/** The view on the screen, null in the chat workspace and on pages of their own. */
export function useActiveView(): WorkspaceView | null {
  const { pathname } = useLocation();
  const { view, session } = useSearch({ strict: false });
  if (pathname === '/showcase') {
    return 'showcase';
  }
  return pathname === '/' && session === undefined ? (view ?? 'explore') : null;
}
