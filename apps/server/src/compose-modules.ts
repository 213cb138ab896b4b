import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { registerAccess } from './modules/access/index.ts';
import { registerAccount, registerAccountDeletion } from './modules/account/index.ts';
import { registerAdmin, registerAdminJobs } from './modules/admin/index.ts';
import { registerAnimate } from './modules/animate/index.ts';
import { registerMedia, startOrphanSweeper } from './modules/assets/index.ts';
import { capabilityJobs, registerCapabilities } from './modules/capabilities/index.ts';
import { characterJobs, registerCharacters } from './modules/characters/index.ts';
import { registerCatalogue } from './modules/catalogue/index.ts';
import { registerConnections } from './modules/connections/index.ts';
import { forgottenPasswordJobs, registerForgottenPasswords } from './modules/forgotten-passwords/index.ts';
import { registerGenerations, type GenerationsDeps } from './modules/generations/index.ts';
import { registerHistory } from './modules/history/index.ts';
import { imageJobs, registerImages } from './modules/images/index.ts';
import { registerJobs } from './modules/jobs/index.ts';
import { registerLibrary } from './modules/library/index.ts';
import { guardLedger, ledgerMeasures } from './modules/credits/index.ts';
import {
  noteVendorsAtWork,
  passVendorNews,
  startHousekeeping,
  stepMeasures,
} from './modules/projects/index.ts';
import { createMailServer, mailJobs, registerMails } from './modules/mails/index.ts';
import { registerNotifications, startTelling } from './modules/notifications/index.ts';
import { registerPrompts } from './modules/prompts/index.ts';
import { linkPreview, registerShares } from './modules/shares/index.ts';
import { registerShowcase } from './modules/showcase/index.ts';
import {
  createDocumentReader,
  createRendererTools,
  registerProjectEvents,
  registerStories,
  storyJobs,
  type StoriesDeps,
  queueLateVersion,
} from './modules/stories/index.ts';
import { createClipCutter, createImageDecoder } from './modules/uploads/index.ts';
import { clipJobs, registerVideos } from './modules/videos/index.ts';
import { registerVoices } from './modules/voices/index.ts';
import { registerWaitlist } from './modules/waitlist/index.ts';
import { capabilityServers } from './capability-servers.ts';
import { connectionsDeps } from './connections-deps.ts';
import type { RegisteredJob } from './platform/queue/job.ts';
import type { Measure } from './platform/http/metrics.ts';
import type { ProcessParts } from './process-parts.ts';
import { startForgettingAnswers } from './gateway/paid/kept-answers.ts';
import { startPolling } from './gateway/paid/polling/poll-requests.ts';
import { projectKinds } from './project-kinds.ts';

/** What modules put into the head of the web app's page. */
export function modulesPageHead({ open: { database }, config: { publicUrl } }: ProcessParts) {
  return (path: string): Promise<string> => linkPreview({ database, kinds: projectKinds, publicUrl }, path);
}

/** Every module's routes. The one list of them: a module is part of the product when it stands here. */
export function registerModules(app: FastifyInstance, parts: ProcessParts): void {
  const { config, queue, storage, clock, ids, log, gateway } = parts;
  const { database } = parts.open;
  const making = makingDeps(parts);
  registerAccess(app, {
    database,
    log,
    clock,
    secret: parts.secret,
    publicUrl: config.publicUrl,
    needsSetupCode: config.isReachableFromOutside,
    startingCreditsHundredths: config.startingCreditsHundredths,
    news: parts.news,
  });
  const hasMailServer = mailServerOf(parts) !== null;
  registerForgottenPasswords(app, { database, queue, clock, ids, hasMailServer });
  registerAccount(app, { database, clock, storageLimitBytes: config.storageLimitBytes });
  registerAccountDeletion(app, { database, queue, storage, clock, log });
  registerNotifications(app, { database, clock, hasMailServer });
  registerAdmin(app, { database, clock, ids });
  registerAdminJobs(app, { ...making, kinds: projectKinds, pool: parts.open.pool });
  registerCapabilities(app, { database, queue, clock, servers: () => capabilityServers(parts) });
  registerConnections(app, connectionsDeps(parts));
  registerMedia(app, { database, storage });
  registerHistory(app, { database, kinds: projectKinds });
  registerLibrary(app, { database, kinds: projectKinds, clock, ids });
  registerJobs(app, { ...making, kinds: projectKinds });
  registerStories(app, making);
  registerProjectEvents(app, { database, news: parts.news });
  registerGenerations(app, { database, clock });
  registerShares(app, { database, kinds: projectKinds, clock, ids, storage, secret: parts.secret });
  registerSingles(app, making);
  registerVoices(app, { gateway, storage, log });
  registerPrompts(app, { database, gateway, log });
  registerShowcase(app, { folder: showcaseFolder, cdnUrl: config.cdnUrl });
  registerMails(app, { database, hasMailServer: mailServerOf(parts) !== null });
  registerWaitlist(app, { database, queue, clock, adminEmail: config.mail.adminEmail });
  registerCatalogue(app, {
    gateway,
    webResultsByDefault: config.webResultsByDefault,
    contact: {
      linkedin_url: config.links.linkedIn,
      twitter_url: config.links.twitter,
      email: config.links.email,
    },
  });
}

/** What is made in one step. */
function registerSingles(app: FastifyInstance, deps: GenerationsDeps): void {
  registerCharacters(app, deps);
  registerImages(app, deps);
  registerVideos(app, deps);
  registerAnimate(app, deps);
}

/** Every job that some module can queue, with its handler. */
export function moduleJobs(parts: ProcessParts): readonly RegisteredJob[] {
  const making = makingDeps(parts);
  return [
    ...storyJobs(making),
    ...forgottenPasswordJobs({
      database: parts.open.database,
      queue: parts.queue,
      clock: parts.clock,
      publicUrl: parts.config.publicUrl,
    }),
    ...mailJobs({ database: parts.open.database, clock: parts.clock, server: mailServerOf(parts) }),
    ...capabilityJobs({
      ...making,
      servers: () => capabilityServers(parts),
      mailServer: mailServerOf(parts),
      adminEmail: parts.config.mail.adminEmail,
    }),
    ...imageJobs(making),
    ...characterJobs(making),
    ...clipJobs(making),
  ];
}

/** The films that come with the product, and what an operator adds to them. */
const showcaseFolder = join(import.meta.dirname, '../showcase');

function mailServerOf({ config }: ProcessParts) {
  const { smtpUrl, from, adminEmail } = config.mail;
  const sender = from ?? adminEmail;
  return smtpUrl === null || sender === null ? null : createMailServer({ url: smtpUrl, from: sender });
}

/** Longer side of pictures and films in pixels. */
const longSideByProfile = { full: 1920, test: 320 } as const;

/** What everything works with that makes something. One for a process: its limits are those of the process. */
function makingDeps(parts: ProcessParts): StoriesDeps & GenerationsDeps {
  const { config, open, queue, storage, clock, ids, gateway, temporaryFolder } = parts;
  return {
    database: open.database,
    queue,
    storage,
    clock,
    ids,
    gateway,
    workRoot: temporaryFolder,
    storageLimitBytes: config.storageLimitBytes,
    longSide: longSideByProfile[config.renderProfile],
    decoder: createImageDecoder(),
    clipCutter: createClipCutter(),
    documents: createDocumentReader(),
    filmTools: createRendererTools({
      profile: config.renderProfile === 'full' ? 'film' : 'test',
      pool: parts.renderPool,
    }),
  };
}

/** What a worker does beside its jobs. @returns what stops it */
export function startModuleChores(parts: ProcessParts): () => void {
  const { open, queue, clock, log, temporaryFolder } = parts;
  const stops = [
    startHousekeeping({ database: open.database, queue, clock, log, workRoot: temporaryFolder }),
    guardLedger({ databaseUrl: parts.databaseUrl, log }),
    startOrphanSweeper({ database: open.database, storage: parts.storage, clock, log }),
    startTelling({ database: open.database, queue, clock, log, publicUrl: parts.config.publicUrl }),
    startForgettingAnswers({ database: open.database, storage: parts.storage, clock, log }),
    startPolling({
      ...parts.desk,
      log,
      whenNews: passVendorNews({
        queue,
        clock,
        whenLate: (tx, late) => queueLateVersion(tx, queue, late),
      }),
      whenUnchanged: noteVendorsAtWork({ database: open.database, clock }),
    }),
  ];
  return () => stops.forEach((stop) => void stop());
}

/** What modules have to say in the metrics. */
export function moduleMeasures({ open }: ProcessParts): readonly Measure[] {
  return [...ledgerMeasures(open.database), ...stepMeasures(open.database)];
}
