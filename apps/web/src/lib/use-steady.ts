import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as the component is there, which does what the newest one says: what gets it need not be drawn again for it. */
export function useSteady<Arguments extends unknown[]>(
  action: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...given) => {
    latest.current(...given);
  }, []);
}
