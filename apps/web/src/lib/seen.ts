import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Most of it is in view. */
const MOSTLY = 0.6;

/** Whether an element is in view: what moves does so where somebody can see it. */
export function useIsSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) {
      return;
    }
    const watcher = new IntersectionObserver(
      ([entry]) => {
        setIsSeen(entry?.isIntersecting === true);
      },
      { threshold: MOSTLY },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
    };
  }, [ref]);
  return isSeen;
}
