import { startTransition, useEffect, useState } from 'react';
import { runLater } from './timing.ts';

/**
 * A value that follows once what was changed at once is on the screen. A deferred value of React's alone may come into
 * the same frame, and where what it draws is large the press is answered late.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(
    () =>
      afterPaint(() => {
        startTransition(() => {
          setShown(value);
        });
      }),
    [value],
  );
  return shown;
}

/** Acts once what was changed at once is on the screen; a page that nobody sees paints nothing. @returns what takes it back */
export function afterPaint(act: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    return runLater(act, 0);
  }
  let takeBack = () => {};
  const frame = requestAnimationFrame(() => {
    takeBack = runLater(act, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    takeBack();
  };
}
