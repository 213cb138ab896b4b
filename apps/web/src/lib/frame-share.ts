import { useEffect, useState } from 'react';

/** A number that runs from 0 to 1 in `seconds`, again and again, renewed with every frame of the screen. */
export function useFrameShare(seconds: number): number {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const startMs = performance.now();
    let frame = 0;
    const step = (nowMs: number) => {
      setShare((((nowMs - startMs) / 1000) % seconds) / seconds);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [seconds]);
  return share;
}
