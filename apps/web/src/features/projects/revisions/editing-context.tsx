import type { ProjectAnswer } from '@kinora/contract/api';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useProjectEditing } from './use-project-editing.ts';
import type { ProjectEditing } from './use-project-editing.ts';

const EditingContext = createContext<ProjectEditing | null>(null);

interface EditingProviderProps {
  project: ProjectAnswer;
  reload: () => void;
  children: ReactNode;
}

/** One page's writing in a project, for everything that shows or changes it. */
export function EditingProvider({ project, reload, children }: EditingProviderProps) {
  const editing = useProjectEditing({ project, reload });
  return <EditingContext value={editing}>{children}</EditingContext>;
}

export function useEditing(): ProjectEditing {
  const editing = use(EditingContext);
  if (editing === null) {
    throw new Error('What is written in a project is known below its EditingProvider.');
  }
  return editing;
}
