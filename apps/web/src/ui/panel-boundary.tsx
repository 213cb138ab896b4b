import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { sentences } from '@kinora/contract/sentences';
import { labels } from '../labels/index.ts';
import { Button } from './button.tsx';

interface PanelBoundaryProps {
  children: ReactNode;
  /** When one of these changes, the panel is tried again by itself. */
  resetKeys?: unknown[];
}

/** Keeps a failure inside its panel: the rest of the page goes on working. */
export function PanelBoundary({ children, resetKeys = [] }: PanelBoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={resetKeys}
      fallbackRender={({ resetErrorBoundary }) => (
        <div
          role="alert"
          className="grid justify-items-center gap-4 rounded-card border border-line bg-surface p-8"
        >
          <p className="font-semibold">{sentences.failure.unknown}</p>
          <Button onClick={resetErrorBoundary}>{labels.common.tryAgain}</Button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
