import type { NarrationAnswer, ProjectAnswer } from '@kinora/contract/api';
import { Gauge } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useNarration } from '../../../api/narrations.ts';
import { sceneLabels } from '../../../labels/scenes.ts';
import { Button } from '../../../ui/button.tsx';
import { HearingContextProvider } from './hearing-context.ts';
import { useSceneHearing } from './use-scene-hearing.ts';

const SpeechDialog = lazy(async () => ({ default: (await import('./speech-dialog.tsx')).SpeechDialog }));

/** Lets everything inside be heard. `children` get the button that changes how the project is spoken. */
export function HearingProvider({
  project,
  children,
}: {
  project: ProjectAnswer;
  children: (speechButton: ReactNode) => ReactNode;
}) {
  const { hearing, speech, awaited, onAnswer } = useSceneHearing(project);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <HearingContextProvider value={hearing}>
      {children(
        <Button
          look="plain"
          size="small"
          icon={<Gauge size={16} aria-hidden="true" />}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {sceneLabels.speech.open}
        </Button>,
      )}
      {awaited !== null && (
        <AwaitNarration
          key={awaited.narration_id}
          projectId={project.project_id}
          known={awaited}
          onAnswer={onAnswer}
        />
      )}
      {isOpen && (
        <Suspense>
          <SpeechDialog
            project={project}
            speech={speech}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </HearingContextProvider>
  );
}

/** Asks until it is spoken. */
function AwaitNarration(props: {
  projectId: string;
  known: NarrationAnswer;
  onAnswer: (answer: NarrationAnswer) => void;
}) {
  const { projectId, known, onAnswer } = props;
  const { answer } = useNarration(projectId, known);
  useEffect(() => {
    if (answer !== undefined && answer.status !== 'making') {
      onAnswer(answer);
    }
  }, [answer, onAnswer]);
  return null;
}
