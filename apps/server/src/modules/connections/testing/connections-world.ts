import type { MediaVendor, ProviderErrorKind } from '@kinora/models';
import { ProviderError } from '@kinora/models';
import { chat } from '@kinora/vendors/chat';
import { elevenLabs } from '@kinora/vendors/elevenlabs';
import { speechServer } from '@kinora/vendors/speech-server';
import { wikipedia } from '@kinora/vendors/wikipedia';
import { openMakerConnections } from '../../../gateway/connections/maker-connections.ts';
import { SECRET } from '../../../testing/access-app.ts';
import { createFakeMedia, createMediaStudio } from '../../../testing/generations/fake-media.ts';
import { createFakeVendor } from '../../../testing/generations/fake-vendor.ts';
import { createAppOn } from '../../../testing/generations/generation-app.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { createFakeModels, noFaults } from '../../stories/testing/fake-models.ts';
import { passVendorNews } from '../../projects/index.ts';
import { registerConnections } from '../index.ts';
import type { ConnectionsDeps } from '../index.ts';

/** The key that the vendor takes; every other one is refused. */
export const GOOD_KEY = 'vendor-key-0123456789-good';

interface WorldOptions {
  readonly variables?: Readonly<Record<string, string>>;
  readonly changes?: Partial<ConnectionsDeps>;
}

/** The calls of connections with a vendor behind `dalle_3` and `kling_2_1` that nobody has connected yet. */
export async function createConnectionsWorld({ variables = {}, changes = {} }: WorldOptions = {}) {
  const studio = createMediaStudio();
  const clips = await renderSampleClips(5);
  /** What the next tests come to. */
  const trouble: { kind: ProviderErrorKind | null } = { kind: null };
  const opened: { apiKey: string; addresses: Readonly<Record<string, string>> }[] = [];
  const fake = createFakeVendor(studio, clips);
  const vendor: MediaVendor = {
    ...fake,
    variables: { apiKey: 'VENDOR_KEY', addresses: ['VENDOR_URL'] },
    open(access) {
      opened.push(access);
      const test = async (): Promise<void> => {
        const kind = access.apiKey === GOOD_KEY ? trouble.kind : 'auth';
        if (kind !== null) {
          throw new ProviderError(kind, `The vendor says ${access.apiKey}`);
        }
        return Promise.resolve();
      };
      return { ...fake.open(access), test };
    },
  };
  const providers = { ...createFakeModels(noFaults(), 1), ...createFakeMedia(studio, clips) };
  const world = await createAppOn(providers, 320, { vendors: [vendor], variables });
  const { deps, desk } = world;
  const makers = openMakerConnections({
    database: world.open.database,
    vendors: [chat, elevenLabs, speechServer, wikipedia],
    variables,
    secret: SECRET,
    previewText: 'Hello.',
  });
  const passNews = passVendorNews(deps);
  registerConnections(world.app, {
    ...deps,
    secret: SECRET,
    connections: desk.connections,
    vendors: [vendor],
    makers,
    hasBuiltIn: (key) => providers.pictureModel(key) !== undefined,
    environmentLimit: null,
    isDiscoveryOn: true,
    localModelsFolder: '/nowhere',
    loopbackServers: [],
    addressesOf: (host) => Promise.resolve(host === 'proxy.example' ? ['93.184.216.34'] : ['10.0.0.7']),
    whenEnded: (tx, request) => passNews(tx, { request, isOver: true }),
    ...changes,
  });
  const admin = await world.signUp('Admin');
  const ann = await world.signUp('Ann');
  const call = async <Answer = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<{ status: number; body: Answer; text: string }> => {
    const answer = await world.send(method, `/api/admin/${path}`, {
      cookie: admin.cookie,
      ...(payload === undefined ? {} : { payload }),
    });
    const text = answer.body;
    // A test reads what it expects to be there.
    return { status: answer.statusCode, text, body: (text === '' ? null : answer.json()) as Answer };
  };
  return { ...world, makers, studio, trouble, opened, admin, ann, call, vendor };
}
