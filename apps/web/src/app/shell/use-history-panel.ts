import { useMemo, useRef } from 'react';
import { runLater } from '../../lib/timing.ts';
import { useTransitionState } from '../../lib/transition-state.ts';

/** A look (pointer or focus passing by) leaves the focus where it is; a press moves it into the panel. */
type OpenedBy = 'look' | 'press';

export interface HistoryPanelState {
  openedBy: OpenedBy | null;
  open: (by: OpenedBy) => void;
  /** Opens it for a look, unless the focus has only come back from the panel that was closed. */
  openForFocus: () => void;
  close: () => void;
  /** Closes a panel that was only looked at, unless the pointer or the focus reaches it in time. */
  closeSoon: () => void;
  keepOpen: () => void;
}

/** Time for the pointer to get from the sidebar to the panel, in milliseconds. */
const LEAVE_DELAY_MS = 350;

/** By then the focus has come back from a panel that was closed. */
const RETURN_MS = 200;

/** Opening and closing the history panel by pointer, focus and press. */
export function useHistoryPanel(): HistoryPanelState {
  const [openedBy, setOpenedBy] = useTransitionState<OpenedBy | null>(null);
  const cancelRef = useRef<(() => void) | null>(null);
  const isReturningRef = useRef(false);
  const actions = useMemo(() => {
    const keepOpen = () => {
      cancelRef.current?.();
      cancelRef.current = null;
    };
    const open = (by: OpenedBy) => {
      keepOpen();
      setOpenedBy((before) => (before === 'press' ? before : by));
    };
    return {
      keepOpen,
      open,
      openForFocus: () => {
        if (!isReturningRef.current) {
          open('look');
        }
      },
      close: () => {
        keepOpen();
        setOpenedBy(null);
        isReturningRef.current = true;
        runLater(() => {
          isReturningRef.current = false;
        }, RETURN_MS);
      },
      closeSoon: () => {
        keepOpen();
        cancelRef.current = runLater(() => {
          setOpenedBy((before) => (before === 'look' ? null : before));
        }, LEAVE_DELAY_MS);
      },
    };
  }, [setOpenedBy]);
  return { openedBy, ...actions };
}
