import { useCallback, useEffect, useRef, useState } from 'react';

/** The value as it was when it last stood still for `delayMs`. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, delayMs]);
  return settled;
}

/** The current time in milliseconds, renewed every second while `isRunning`. */
export function useSecondsClock(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning]);
  return now;
}

/** True once `delayMs` have passed since the component appeared: short waits show no skeleton at all. */
export function useIsLate(delayMs: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [delayMs]);
  return isLate;
}

/** Runs `action` once after `delayMs`; the answer cancels it. */
export function runLater(action: () => void, delayMs: number): () => void {
  const timer = setTimeout(action, delayMs);
  return () => {
    clearTimeout(timer);
  };
}

/** True when `wake` has not been called for `delayMs`. */
export function useIdle(delayMs: number): { isIdle: boolean; wake: () => void } {
  const [isIdle, setIsIdle] = useState(false);
  const cancelRef = useRef<(() => void) | null>(null);
  const wake = useCallback(() => {
    cancelRef.current?.();
    setIsIdle(false);
    cancelRef.current = runLater(() => {
      setIsIdle(true);
    }, delayMs);
  }, [delayMs]);
  useEffect(
    () => () => {
      cancelRef.current?.();
    },
    [],
  );
  return { isIdle, wake };
}
