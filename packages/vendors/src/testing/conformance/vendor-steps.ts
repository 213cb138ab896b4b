import { ProviderError } from '@kinora/models';
import type {
  Binding,
  JsonValue,
  MediaNews,
  MediaRequest,
  MediaService,
  MediaVendor,
  PreparedMedia,
  SubmittedMedia,
} from '@kinora/models';
import { expect, it } from 'vitest';
import type { SubmitScenes, VendorFixture } from './vendor-fixture.ts';

/** A test that stands only where it means something. */
export function itUnless(isMeaningless = false): (title: string, run: () => Promise<void>) => void {
  return isMeaningless ? () => undefined : it;
}

/** What a verb failed with: always the one error that vendors throw on purpose. */
export async function failureOf(work: Promise<unknown>): Promise<ProviderError> {
  const failure = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(failure).toBeInstanceOf(ProviderError);
  return failure as ProviderError;
}

export function madeOf(news: MediaNews | SubmittedMedia): Extract<MediaNews, { state: 'made' }> {
  if (news.state !== 'made') {
    throw new Error(`It is ${news.state}`);
  }
  return news;
}

/** Every binding in each shape that it is offered in. */
export function offersOf({ bindings }: MediaVendor) {
  return bindings.flatMap((binding) =>
    (['16:9', '9:16'] as const)
      .filter((ratio) => binding.aspectRatios === 'input' || binding.aspectRatios.includes(ratio))
      .map((ratio) => [`${binding.key} by ${binding.endpoint} in ${ratio}`, { binding, ratio }] as const),
  );
}

export function plainBinding({ vendor, plain }: VendorFixture<SubmitScenes>): Binding {
  const found = vendor.bindings.find(({ key }) => key === plain.key);
  if (found === undefined) {
    throw new Error(`${vendor.title} has no binding of ${plain.key}`);
  }
  return found;
}

export async function preparePlain(
  fixture: VendorFixture<SubmitScenes>,
  scene?: string,
): Promise<PreparedMedia> {
  const { open, call, plain } = fixture;
  return await open().prepare(plainBinding(fixture), plain.wish(scene), call());
}

/** A wish prepared, sent and taken; a service that answers with the result itself has nothing to ask about. */
export async function taken(
  { open, call }: VendorFixture,
  binding: Binding,
  wanted: MediaRequest,
): Promise<{ readonly operation: JsonValue } | { readonly made: MediaNews }> {
  const service = open();
  const prepared = await service.prepare(binding, wanted, call());
  const submitted = await service.readSubmit(prepared, await service.submit(prepared, call()));
  return submitted.state === 'accepted' ? { operation: submitted.operation } : { made: submitted };
}

export async function takenPlain(fixture: VendorFixture, scene?: string): Promise<JsonValue> {
  const sent = await taken(fixture, plainBinding(fixture), fixture.plain.wish(scene));
  if ('made' in sent) {
    throw new Error('It is not in the queue');
  }
  return sent.operation;
}

/** Asks until something else than work is told. */
export async function hear(fixture: VendorFixture, operation: JsonValue): Promise<MediaNews> {
  for (;;) {
    const news = await fixture.open().poll(operation, fixture.call());
    if (news.state !== 'working') {
      return news;
    }
  }
}

/** What became of a submit, in a word. */
export async function outcomeOf(
  { call }: VendorFixture<SubmitScenes>,
  { service, prepared }: { service: MediaService; prepared: PreparedMedia },
): Promise<string> {
  try {
    return (await service.readSubmit(prepared, await service.submit(prepared, call()))).state;
  } catch (error) {
    return error instanceof ProviderError ? error.kind : String(error);
  }
}
