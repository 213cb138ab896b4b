import { animateModel } from '@kinora/contract/catalogue';
import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import type { GenerationItem } from '@kinora/contract/api';
import { ImageUp } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { failureText } from '../../api/api-error.ts';
import { fetchFile } from '../../api/fetch-file.ts';
import { useMe } from '../../api/get-me.ts';
import { useImages } from '../../api/list-images.ts';
import { PictureReceiver } from '../../components/picture-receiver.tsx';
import { animateLabels } from '../../labels/animate.ts';
import { Button } from '../../ui/button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { notify } from '../../ui/notify.ts';
import { labels } from '../../labels/index.ts';

/** The first step: a picture, dropped, picked, pasted, or one made here. */
export function AnimateStart({ onPick }: { onPick: (image: File) => void }) {
  const me = useMe();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    accept: { 'image/png': [], 'image/jpeg': [], 'image/webp': [] },
    maxFiles: 1,
    maxSize: limits.bytes.image,
    onDropAccepted: ([image]) => {
      if (image !== undefined) {
        onPick(image);
      }
    },
    onDropRejected: ([rejection]) => {
      const isTooLarge = rejection?.errors.some(({ code }) => code === 'file-too-large') === true;
      void notify({
        text: isTooLarge
          ? sentences.upload.imageTooLarge(limits.bytes.image / 2 ** 20)
          : sentences.upload.imageUnreadable,
        tone: 'bad',
      });
    },
  });
  return (
    <>
      <h1 className="pt-7 text-28 tracking-[-.02em] max-sm:pt-2">{labels.screen.views.animate}</h1>
      <p className="mt-1 max-w-160 text-ink-2">{labels.tool.animateLead}</p>
      <div
        {...getRootProps({ role: 'presentation' })}
        data-active={isDragActive || undefined}
        className="mt-6 grid min-h-80 place-content-center justify-items-center gap-3 rounded-box border-2 border-dashed border-control bg-surface p-8 text-center hover:border-accent data-active:border-accent"
        onPaste={(event) => {
          const image = [...event.clipboardData.files].find((file) => file.type.startsWith('image/'));
          if (image !== undefined) {
            onPick(image);
          }
        }}
      >
        <input {...getInputProps({ 'aria-label': labels.tool.pickPicture })} />
        <ImageUp size={32} aria-hidden="true" className="text-ink-3" />
        <p className="text-16 font-semibold">{labels.tool.pickPicture}</p>
        <Button look="primary" onClick={open}>
          {animateLabels.choosePicture}
        </Button>
        <span className="text-ink-3">{labels.tool.pictureKinds}</span>
        <PictureReceiver keys={[animateModel]} />
      </div>
      {me && <OwnImages onPick={onPick} />}
    </>
  );
}

/** Pictures on this row, newest first. */
const ROW_COUNT = 6;

function OwnImages({ onPick }: { onPick: (image: File) => void }) {
  const { items } = useImages();
  if (items.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="own-images" className="mt-8">
      <h2 id="own-images" className="mb-3 text-16">
        {animateLabels.orOneOfYours}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {items.slice(0, ROW_COUNT).map((item) => (
          <li key={item.id}>
            <button
              type="button"
              aria-label={item.title}
              className="block w-full rounded-card"
              onClick={() => {
                void pickOwn(item, onPick);
              }}
            >
              <Frame className="hover:ring-gap">
                <img src={item.result_url} alt="" loading="lazy" decoding="async" />
              </Frame>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function pickOwn(item: GenerationItem, onPick: (image: File) => void): Promise<void> {
  try {
    onPick(await fetchFile(item.result_url, `${item.title}.png`));
  } catch (error) {
    await notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
  }
}
