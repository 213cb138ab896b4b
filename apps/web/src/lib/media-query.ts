import { useCallback, useSyncExternalStore } from 'react';

/** Whether the media query matches, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', notify);
      return () => {
        list.removeEventListener('change', notify);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches, matchesNothing);
}

/** A page that is drawn before it is sent is nobody's yet. */
const matchesNothing = () => false;

/** Phones, where pickers become sheets and the sidebar becomes a bar. Same line as the `sm` breakpoint. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 639px)');
}
