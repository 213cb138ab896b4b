import { useCallback, useSyncExternalStore } from 'react';

/** Whether the media query matches, kept up to date. */
export function useMediaQuery(query: string, whenDrawn: () => boolean = matchesNothing): boolean {
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
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches, whenDrawn);
}

/** A page that is drawn before it is sent is nobody's yet. */
const matchesNothing = () => false;

/** Same line as the `sm` breakpoint. */
const phones = '(max-width: 639px)';
const wider = '(min-width: 640px)';

/** Phones, where pickers become sheets and the sidebar becomes a bar. */
export function useIsPhone(): boolean {
  return useMediaQuery(phones);
}

/** A page that is drawn before it is sent is drawn for every width; its styles choose. */
const matchesAll = () => true;

/** Which of the two frames around a page is seen: each follows every change of the address, the hidden one for nothing. */
export function useShownFrames(): { isPhoneShown: boolean; isWideShown: boolean } {
  const isPhoneShown = useMediaQuery(phones, matchesAll);
  const isWideShown = useMediaQuery(wider, matchesAll);
  return { isPhoneShown, isWideShown };
}
