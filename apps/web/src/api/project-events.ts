import { ProjectNewsSchema } from '@kinora/contract/api';
import type { ProjectNews } from '@kinora/contract/api';
import { useEffect, useRef } from 'react';
import { z } from 'zod/mini';
import { runLater } from '../lib/timing.ts';

/** Without a line to the server the page asks by itself this often. */
const POLL_MS = 4_000;
/** And tries for a line again after this. */
const REOPEN_MS = 20_000;

/**
 * Hears of a project's changes at once while the page is seen: a browser keeps few lines to a server, and hidden pages
 * would take them from others. `onNews` gets null when the page has to ask by itself.
 */
export function useProjectEvents(projectId: string, onNews: (news: ProjectNews | null) => void): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    let close: (() => void) | null = null;
    const look = () => {
      close?.();
      close = null;
      if (document.visibilityState === 'visible') {
        close = openLine(projectId, (news) => {
          latest.current(news);
        });
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      close?.();
    };
  }, [projectId]);
}

/** One line to the server, opened again when it is lost. @returns what ends it */
function openLine(projectId: string, onNews: (news: ProjectNews | null) => void): () => void {
  let source: EventSource | null = null;
  let cancels: (() => void)[] = [];
  const stop = () => {
    source?.close();
    cancels.forEach((cancel) => {
      cancel();
    });
    cancels = [];
  };
  const poll = () => {
    onNews(null);
    cancels.push(runLater(poll, POLL_MS));
  };
  const open = () => {
    stop();
    source = new EventSource(`/api/project/${encodeURIComponent(projectId)}/events`);
    source.addEventListener('message', (event: MessageEvent<string>) => {
      const news = z.safeParse(ProjectNewsSchema, JSON.parse(event.data));
      onNews(news.success ? news.data : null);
    });
    source.addEventListener('error', () => {
      // A line that was lost is opened again by the browser itself; one that was refused is not.
      if (source?.readyState === EventSource.CLOSED && cancels.length === 0) {
        cancels.push(runLater(open, REOPEN_MS), runLater(poll, POLL_MS));
      }
    });
  };
  open();
  return stop;
}
