import {
  ProjectAnswerSchema,
  StartAnswerSchema,
  VoicesAnswerSchema,
  type ProjectAnswer,
} from '@kinora/contract/api';
import { basicEngine, engines } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { isWorking, projectStatus } from '@kinora/contract/statuses';
import { isLost, type LoadKind, type LoadState } from './load-kind.ts';
import type { PatientClient } from './patient-client.ts';

/** Subjects of the shelf: a load asks for nothing that is refused. */
const PROMPTS = ['why cats purr', 'how bees make honey', 'why the sky is blue', 'how rainbows form'];

function read(client: PatientClient, projectId: string): Promise<ProjectAnswer> {
  return client.get(`/api/project/${projectId}`, ProjectAnswerSchema);
}

/** The first voice of a kind: `builtin-en-`, `eleven-`. */
async function firstVoice(client: PatientClient, kind: string): Promise<string | undefined> {
  const { voices } = await client.get('/api/eleven-voices', VoicesAnswerSchema);
  return voices.find(({ voice_id: id }) => id.startsWith(kind))?.voice_id;
}

/** A story from prompt to film, both reviews confirmed as soon as they are there. */
const storyBy = (name: string, engine: string, voiceKind: string): LoadKind => ({
  name,
  submit: async (client, { requestId, random }) => {
    const answer = await client.postForm(
      '/api/research_and_create_video',
      {
        requestKey: requestId,
        data: {
          session_id: `chaos-${requestId}`,
          request_id: requestId,
          user_query: random.pick(PROMPTS),
          video_type: 'explainer',
          selected_engine: engine,
          aspect_ratio: random.pick(['16:9', '9:16']),
          subtitle: true,
          voice: await firstVoice(client, voiceKind),
        },
      },
      StartAnswerSchema,
    );
    return answer.project_id;
  },
  goOn: async (client, projectId) => confirm(client, await read(client, projectId)),
  results: async (client, projectId) => {
    const { final_links: links, poster_url: poster, captions_url: captions } = await read(client, projectId);
    return [...links, poster, captions].filter((link) => link !== null);
  },
});

/** Drawn by the house. */
export const storyLoad = storyBy('story', basicEngine, 'builtin-en-');
/** Its pictures are painted from words alone, two of each scene: a vendor sells them, and another speaks. */
const paintedEngine = engines.findLast(({ tier }) => tier === 'pro')?.key ?? basicEngine;
export const boughtStoryLoad = storyBy('story of bought pictures', paintedEngine, 'eleven-');

/** Of several pictures a person chooses one. */
function withPicture(scene: ProjectAnswer['scenes'][number]): ProjectAnswer['scenes'][number] {
  const [first = null] = scene.generated_image_options;
  return { ...scene, selected_image_url: scene.selected_image_url ?? first };
}

async function confirm(client: PatientClient, project: ProjectAnswer): Promise<LoadState> {
  const path = `/api/project/${project.project_id}`;
  const { status, scenes } = project;
  if (status === projectStatus.SCENES_READY) {
    await client.post(`${path}/submit-scenes-for-stories`, { scenes });
    return 'working';
  }
  if (status === projectStatus.IMAGES_READY) {
    await client.post(`${path}/assemble-video-general`, { scenes: scenes.map(withPicture) });
    return 'working';
  }
  if (status === projectStatus.COMPLETE) {
    return 'complete';
  }
  if (status === projectStatus.FAILED) {
    return stateOfFailure(project.error);
  }
  return 'working';
}

function stateOfFailure(error: string | null): LoadState {
  if (error === sentences.failure.cancelled) {
    return 'cancelled';
  }
  return isLost(error) ? 'given-up' : 'failed';
}

/** A story that is cancelled while its pictures are drawn: its credits come back. */
export const cancelledStoryLoad: LoadKind = {
  ...storyLoad,
  name: 'cancelled story',
  async goOn(client, projectId) {
    const project = await read(client, projectId);
    const isDrawing = isWorking(project.status) && project.scenes.length > 0;
    if (isDrawing) {
      await client.post('/api/cancel-job', { job_id: projectId });
    }
    return isDrawing ? 'working' : confirm(client, project);
  },
  results: () => Promise.resolve([]),
};
