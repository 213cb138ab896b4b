import { animateModel, prices } from '@kinora/contract/catalogue';
import { limits } from '@kinora/contract/limits';
import { hundredthsOf } from '@kinora/contract/money';
import { animateReasons } from '@kinora/contract/readiness';
import { CircleAlert, Play, Square } from 'lucide-react';
import { useMe } from '../../api/get-me.ts';
import { useStartSingle } from '../../api/start-single.ts';
import { useDialogs } from '../../components/dialogs.tsx';
import { MakerTag } from '../../components/maker-tag.tsx';
import { PictureReceiver } from '../../components/picture-receiver.tsx';
import { usePricedAction } from '../../components/priced-action.ts';
import { animateLabels } from '../../labels/animate.ts';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';
import { AnimateResult } from './animate-result.tsx';
import type { DrawnStroke } from './strokes.ts';
import type { ImageSize } from './use-image-size.ts';

interface AnimateFormProps {
  image: File;
  size: ImageSize | null;
  strokes: readonly DrawnStroke[];
  prompt: string;
  onPrompt: (prompt: string) => void;
  isPreviewing: boolean;
  onPreview: (isPreviewing: boolean) => void;
}

/** The prompt, the preview of the motion, and the start with its price. The result comes here. */
export function AnimateForm(props: AnimateFormProps) {
  const { image, size, strokes, prompt, onPrompt, isPreviewing, onPreview } = props;
  const me = useMe();
  const pricedAction = usePricedAction();
  const dialogs = useDialogs();
  const start = useStartSingle('animate');
  const [reason] = animateReasons(
    { prompt, imageCount: 1 },
    {
      availableHundredths: hundredthsOf(me?.credits ?? 0),
      storedPlan: me?.stored_plan ?? 'free',
      isLoading: start.isPending,
    },
  );

  function submit(): void {
    if (!me || !me.activated) {
      dialogs.open(me ? 'activate' : 'sign-in');
      return;
    }
    start.mutate({
      data: {
        prompt,
        model_name: animateModel,
        aspect_ratio: size !== null && size.height > size.width ? '9:16' : '16:9',
        strokes: strokes.map(({ kind, points, width }) => ({ kind, points, width })),
      },
      files: [image],
    });
  }

  return (
    <section
      aria-label={labels.common.prompt}
      className="rounded-box border border-line bg-surface shadow-lift"
    >
      <textarea
        aria-label={labels.common.prompt}
        rows={2}
        maxLength={limits.text.shortPrompt}
        value={prompt}
        placeholder={animateLabels.example}
        className="field-sizing-content max-h-60 w-full resize-none bg-transparent px-5 pt-4 pb-2 text-16 leading-[26px] outline-none"
        onChange={(event) => {
          onPrompt(event.target.value);
        }}
      />
      <div className="flex flex-wrap items-center gap-2 px-4 pb-3">
        {me && reason !== undefined && (
          <p role="status" className="flex items-center gap-2 text-ink-2">
            <CircleAlert size={16} aria-hidden="true" className="flex-none text-ink-3" /> {reason.sentence}
          </p>
        )}
        {start.failure !== null && (
          <p role="alert" className="flex items-center gap-2 text-bad">
            <CircleAlert size={16} aria-hidden="true" className="flex-none" /> {start.failure}
          </p>
        )}
        <MakerTag keys={[animateModel]} />
        <PictureReceiver keys={[animateModel]} />
        <span className="flex-1" />
        <Button
          look="plain"
          isDisabled={strokes.length === 0}
          icon={
            isPreviewing ? <Square size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />
          }
          onClick={() => {
            onPreview(!isPreviewing);
          }}
        >
          {isPreviewing ? animateLabels.stopPreview : animateLabels.previewMotion}
        </Button>
        <Button
          look={me ? 'primary' : 'quiet'}
          isBusy={start.isPending}
          isDisabled={Boolean(me) && reason !== undefined}
          onClick={submit}
        >
          {me
            ? pricedAction(animateLabels.generate, { credits: prices.animate, key: animateModel })
            : animateLabels.generate}
        </Button>
      </div>
      {start.data !== undefined && <AnimateResult key={start.data} id={start.data} />}
    </section>
  );
}
