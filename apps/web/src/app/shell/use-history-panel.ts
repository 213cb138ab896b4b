import { useMemo, useRef, useState } from 'react';
import { runLater } from '../../lib/timing.ts';

/** A look (pointer or focus passing by) leaves the focus where it is; a press moves it into the panel. */
type OpenedBy = 'look' | 'press';

export interface HistoryPanelState {
  openedBy: OpenedBy | null;
  open: (by: OpenedBy) => void;
  close: () => void;
  /** Closes a panel that was only looked at, unless the pointer or the focus reaches it in time. */
  closeSoon: () => void;
  keepOpen: () => void;
}

/** Time for the pointer to get from the sidebar to the panel, in milliseconds. */
const LEAVE_DELAY_MS = 350;

/** Opening and closing the history panel by pointer, focus and press. */
export function useHistoryPanel(): HistoryPanelState {
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  const cancelRef = useRef<(() => void) | null>(null);
  const actions = useMemo(() => {
    const keepOpen = () => {
      cancelRef.current?.();
      cancelRef.current = null;
    };
    return {
      keepOpen,
      open: (by: OpenedBy) => {
        keepOpen();
        setOpenedBy((before) => (before === 'press' ? before : by));
      },
      close: () => {
        keepOpen();
        setOpenedBy(null);
      },
      closeSoon: () => {
        keepOpen();
        cancelRef.current = runLater(() => {
          setOpenedBy((before) => (before === 'look' ? null : before));
        }, LEAVE_DELAY_MS);
      },
    };
  }, []);
  return { openedBy, ...actions };
}
