import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AspectRatio } from '@kinora/contract/catalogue';
import type {
  FetchedMedia,
  JsonValue,
  MediaNews,
  MediaRequest,
  MediaService,
  MediaVendor,
  Medium,
  ShippedBinding,
} from '@kinora/models';
import { z } from 'zod';
import { paintPicture } from './fake-media.ts';
import type { MediaStudio } from './fake-media.ts';

const OperationSchema = z.object({ id: z.string() });

const binding = (key: string, medium: Medium): ShippedBinding => ({
  key,
  medium,
  provider: 'vendor',
  endpoint: `fake/${key}`,
  fields: {},
  seconds: [],
  speaks: false,
  aspectRatios: ['16:9', '9:16'],
  inputs: { least: 0, most: 4 },
});

/** A paid service behind `dalle_3` and `kling_2_1` that does as the studio says; connected by `VENDOR_KEY`. */
export function createFakeVendor(
  studio: MediaStudio,
  clips: Readonly<Record<AspectRatio, string>>,
): MediaVendor {
  return {
    key: 'vendor',
    title: 'Vendor',
    keyUrl: 'https://vendor.example/keys',
    variables: { apiKey: 'VENDOR_KEY', addresses: [] },
    bindings: [binding('dalle_3', 'picture'), binding('kling_2_1', 'clip')],
    open: () => openService(studio, clips),
  };
}

function openService(studio: MediaStudio, clips: Readonly<Record<AspectRatio, string>>): MediaService {
  const { vendor } = studio;
  const idOf = (operation: JsonValue): string => OperationSchema.parse(operation).id;
  return {
    prepare(bound, wanted) {
      noteAsked(studio, bound.endpoint.replace('fake/', ''), wanted);
      return Promise.resolve({
        endpoint: bound.endpoint,
        body: bodyOf(wanted),
        estimate: vendor.estimate,
      });
    },
    async submit() {
      const id = `request-${vendor.submissions.length + 1}`;
      vendor.submissions.push(id);
      await vendor.send();
      return { status: 200, headers: {}, body: id };
    },
    readSubmit: (prepared, { body: id }) => {
      vendor.requests.set(id, prepared.body);
      return { state: 'accepted', operation: { id } };
    },
    async poll(operation): Promise<MediaNews> {
      vendor.asked += 1;
      await vendor.ask();
      const isWorking = vendor.runningAnswers < 0 || vendor.asked <= vendor.runningAnswers;
      return isWorking
        ? { state: 'working', phase: 'working', position: null, fraction: null }
        : { state: 'made', answer: { id: idOf(operation) }, cost: null };
    },
    async fetch(answer, call): Promise<FetchedMedia> {
      await vendor.fetch();
      // The same service has put it there.
      const wanted = vendor.requests.get(idOf(answer)) as ReturnType<typeof bodyOf>;
      const file = await makeFile(wanted, clips, call.workFolder);
      return { file, madeBy: { provider: 'vendor', model: 'fake' } };
    },
    cancel(operation) {
      vendor.cancelled.push(operation);
      return Promise.resolve();
    },
    test: () => Promise.resolve(),
    estimate: () => Promise.resolve(vendor.estimate),
  };
}

function noteAsked({ pictures, clips }: MediaStudio, model: string, wanted: MediaRequest): void {
  if (wanted.medium === 'picture') {
    pictures.push({ ...wanted.request, model });
  } else {
    clips.push({ ...wanted.request, model });
  }
}

function bodyOf({ medium, request }: MediaRequest) {
  const { prompt, aspectRatio, seed } = request;
  return { medium, prompt, aspectRatio, seed };
}

async function makeFile(
  { medium, ...wanted }: ReturnType<typeof bodyOf>,
  clips: Readonly<Record<AspectRatio, string>>,
  folder: string,
): Promise<string> {
  if (medium === 'picture') {
    return (await paintPicture('fake', wanted, folder)).file;
  }
  const file = join(folder, 'fetched.mp4');
  await copyFile(clips[wanted.aspectRatio], file);
  return file;
}
