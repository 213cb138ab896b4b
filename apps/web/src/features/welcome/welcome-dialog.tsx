import { Dialog } from '../../ui/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { basicEngine, sentences } from '@kinora/contract';
import { EngineStill } from '../../components/engine-picker/engine-still.tsx';

const STEPS = [
  [
    'Say what it is about',
    'One sentence is enough. Pick an engine for the look and a voice for the telling.',
  ],
  [
    'Read the scenes',
    'Kinora writes a script in scenes. Change any word, order or voice before a picture is made.',
  ],
  ['Choose the pictures', 'Every scene gets its pictures; where there are several, you pick one.'],
  ['Watch the film', 'Narration, music and captions are put together into one MP4 that you can download.'],
] as const;

/** What the studio does, in four steps. */
export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Welcome to Kinora" isTitleHidden onClose={onClose}>
      <Frame className="rounded-none!">
        <EngineStill engine={basicEngine} isEager />
      </Frame>
      <div className="grid gap-5 p-6">
        <h2 className="text-28 tracking-[-.02em]">Welcome to Kinora</h2>
        <ol className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="grid grid-cols-[24px_1fr] gap-x-2">
              <span aria-hidden="true" className="font-semibold text-accent tabular-nums">
                {index + 1}
              </span>
              <span className="font-semibold">{title}</span>
              <span className="col-start-2 text-ink-2">{text}</span>
            </li>
          ))}
        </ol>
        <Button look="primary" className="justify-self-start" onClick={onClose}>
          {sentences.dialog.welcome.getStarted}
        </Button>
      </div>
    </Dialog>
  );
}
