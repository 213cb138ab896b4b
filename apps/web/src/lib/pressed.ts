import { useState } from 'react';
import { useSteady } from './use-steady.ts';

/**
 * A choice that the address keeps. It is shown at the press; the address, whose change is work for the whole page,
 * follows. Whatever else changes the address changes the choice with it.
 * @returns the choice as shown, and what takes a press
 */
export function usePressed<Value>(
  kept: Value,
  keep: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [pressed, setPressed] = useState({ value: kept, over: kept });
  if (pressed.over !== kept) {
    setPressed({ value: kept, over: kept });
  }
  const press = useSteady((value: Value) => {
    setPressed({ value, over: kept });
    keep(value);
  });
  return [pressed.over === kept ? pressed.value : kept, press];
}
