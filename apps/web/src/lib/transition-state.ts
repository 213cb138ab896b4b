import { startTransition, useCallback, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';

/**
 * State whose changes draw much: a picker, a dialog, a panel. The press that changes it is answered first, and what
 * follows is rendered in pieces that let the next press through.
 */
export function useTransitionState<Value>(initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(initial);
  const setLater = useCallback((next: SetStateAction<Value>) => {
    startTransition(() => {
      setValue(next);
    });
  }, []);
  return [value, setLater];
}
