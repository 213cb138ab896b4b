import { useLocation, useSearch } from '@tanstack/react-router';
import type { WorkspaceView } from '../../lib/search-params.ts';

/** The view on the screen, null on pages of their own. */
export function useActiveView(): WorkspaceView | null {
  const { pathname } = useLocation();
  const { view } = useSearch({ strict: false });
  if (pathname === '/showcase') {
    return 'showcase';
  }
  return pathname === '/' ? (view ?? 'explore') : null;
}
