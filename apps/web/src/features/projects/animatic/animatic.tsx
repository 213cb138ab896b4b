import type { AnimaticAnswer, ProjectAnswer } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { useEffect, useEffectEvent, useState } from 'react';
import { refusalReason } from '../../../api/api-error.ts';
import { useAnimatic, useAskForAnimatic } from '../../../api/animatic.ts';
import { notify } from '../../../ui/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEditing } from '../revisions/editing-context.tsx';
import { AnimaticNotes } from './animatic-notes.tsx';
import { AnimaticStage } from './animatic-stage.tsx';
import type { ReelSounds } from './reel.ts';

interface AnimaticProps {
  project: ProjectAnswer;
  /** Opened by the press that asked for it. */
  sounds: ReelSounds;
  onClose: () => void;
}

interface Asked {
  answer: AnimaticAnswer;
  round: number;
}

/** The whole film as it is written now, played while it is made; every saved edit is in it. */
export function Animatic({ project, sounds, onClose }: AnimaticProps) {
  const { settle, revision } = useEditing();
  const { mutateAsync, isPending } = useAskForAnimatic(project.project_id);
  const [asked, setAsked] = useState<Asked | null>(null);

  // A yes is for what was asked; the next price has its own.
  async function ask(mayBuy: boolean): Promise<void> {
    try {
      await settle();
      const answer = await mutateAsync({ mayBuy });
      setAsked((before) => ({ answer, round: (before?.round ?? 0) + 1 }));
    } catch (error) {
      await notify({ text: sentences.failure.notPlayed, detail: refusalReason(error), tone: 'bad' });
      if (asked === null) {
        onClose();
      }
    }
  }
  const askForWhatIsWritten = useEffectEvent(() => {
    void ask(false);
  });
  useEffect(() => {
    askForWhatIsWritten();
  }, [revision, project.scenes]);

  return (
    <div className="mx-auto grid max-w-[clamp(320px,(100dvh-420px)*16/9,880px)] gap-2 pt-3 max-sm:pt-2">
      {asked === null ? (
        <Skeleton className="aspect-video w-full" />
      ) : (
        <PlayedAnimatic
          project={project}
          sounds={sounds}
          asked={asked}
          isBusy={isPending}
          onAsk={(mayBuy) => {
            void ask(mayBuy);
          }}
          onClose={onClose}
        />
      )}
    </div>
  );
}

interface PlayedAnimaticProps extends AnimaticProps {
  asked: Asked;
  isBusy: boolean;
  onAsk: (mayBuy: boolean) => void;
}

/** Plays what is there, and asks for the music once every scene was spoken. */
function PlayedAnimatic({ project, sounds, asked, isBusy, onAsk, onClose }: PlayedAnimaticProps) {
  const { answer = asked.answer } = useAnimatic(project.project_id, asked);
  const askForMusic = useEffectEvent(() => {
    onAsk(false);
  });
  const isMusicNext = isSpoken(answer) && answer.music.status === 'missing';
  useEffect(() => {
    if (isMusicNext) {
      askForMusic();
    }
  }, [isMusicNext]);
  return (
    <>
      <AnimaticStage project={project} answer={answer} sounds={sounds} onClose={onClose} />
      <AnimaticNotes
        answer={answer}
        isBusy={isBusy}
        onBuy={() => {
          onAsk(true);
        }}
      />
    </>
  );
}

function isSpoken({ scenes }: AnimaticAnswer): boolean {
  return scenes.every(({ narration }) => narration === null || narration.status === 'ready');
}
