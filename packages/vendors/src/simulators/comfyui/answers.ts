import { json, malformed, outage } from '../fal/wire.ts';
import type { Answer } from '../fal/wire.ts';
import { placeOf } from './runs.ts';
import type { ComfyuiRuns, TakenRun } from './runs.ts';
import { countOf } from './scenes.ts';

/** What the simulator does where a scene wants no answer at all. */
export type Silence = 'hang';

/** The queue as ComfyUI tells it: turn, id, workflow, what came beside it, nodes that make something. */
export function queueAnswer(runs: ComfyuiRuns): Answer | Silence {
  const open = runs.look();
  const entries = (place: 'pending' | 'running') =>
    open
      .filter((run) => placeOf(run) === place)
      // A heap is in no order but for its first.
      .toReversed()
      .map(({ number, id, prompt }) => [number, id, prompt, { client_id: 'kinora' }, ['1']]);
  const answer = json(200, { queue_running: entries('running'), queue_pending: entries('pending') });
  const spoiler = [...runs.known.values()].find(
    ({ scene, isSpoilt }) => scene.name.startsWith('queue-') && !isSpoilt,
  );
  return spoiler === undefined ? answer : spoilt(spoiler, answer, 'queue');
}

/** Empty until it has ended, and for whatever nobody knows. */
export function historyAnswer(run: TakenRun | undefined): Answer | Silence {
  if (run === undefined || placeOf(run) !== 'ended') {
    return json(200, {});
  }
  const { prompt, number, id } = run;
  const entry = {
    prompt: [number, id, prompt, {}, ['1']],
    outputs: outputsOf(run),
    status: statusOf(run),
    meta: {},
  };
  const answer = json(200, { [id]: entry });
  return run.isSpoilt ? answer : spoilt(run, answer, 'history');
}

/** An answer that a run's scene spoils, once. */
function spoilt(run: TakenRun, answer: Answer, what: 'queue' | 'history'): Answer | Silence {
  const { scene } = run;
  run.isSpoilt = true;
  switch (scene.name) {
    case `${what}-html`:
      return outage;
    case `${what}-malformed`:
      return malformed;
    case `${what}-hang`:
      return 'hang';
    case `${what}-cut`:
      return { ...answer, cutAt: countOf(scene, 40) };
    case `${what}-status`:
      return json(countOf(scene, 500), { error: 'No.' });
    default:
      return answer;
  }
}

function statusOf({ id, scene, stopped }: TakenRun) {
  const start = ['execution_start', { prompt_id: id, timestamp: 1 }];
  const node = { prompt_id: id, node_id: '5', node_type: 'KSampler', executed: ['1', '2'] };
  const failed = (...messages: unknown[]) => ({
    status_str: 'error',
    completed: false,
    messages: [start, ...messages],
  });
  if (stopped !== null) {
    return failed(['execution_interrupted', node]);
  }
  switch (scene.name) {
    case 'fail':
      return failed(['execution_error', failureOf(node, 'RuntimeError', scene.argument)]);
    case 'memory':
      return failed([
        'execution_error',
        failureOf(node, 'torch.OutOfMemoryError', 'Allocation on device 0 would exceed allowed memory.'),
      ]);
    case 'wordless':
      return failed();
    default:
      return {
        status_str: 'success',
        completed: true,
        messages: [start, ['execution_success', { prompt_id: id, timestamp: 2 }]],
      };
  }
}

function failureOf(node: object, type: string, message: string) {
  return {
    ...node,
    exception_type: type,
    exception_message: message,
    traceback: ['  File "execution.py"\n'],
  };
}

/** `ComfyUI_00001_.png` in ComfyUI's output folder; what is only shown stands in its temporary one. */
export function fileNameOf({ number, medium }: Pick<TakenRun, 'number' | 'medium'>): string {
  return `result_${String(number + 1).padStart(5, '0')}_.${medium === 'clip' ? 'mp4' : 'png'}`;
}

function outputsOf(run: TakenRun) {
  const { scene, medium, stopped } = run;
  const file = { filename: fileNameOf(run), subfolder: 'kinora', type: 'output' };
  if (stopped !== null || ['fail', 'memory', 'wordless', 'empty'].includes(scene.name)) {
    return {};
  }
  switch (scene.name) {
    case 'preview':
      return {
        2: { text: ['nothing to see'] },
        3: { images: [{ filename: 'other.txt', subfolder: '', type: 'output' }], animated: [true] },
        4: { images: [{ ...file, filename: `shown_${file.filename}`, type: 'temp' }] },
        7: { images: [file] },
      };
    case 'shown':
      return { 7: { images: [{ ...file, type: 'temp' }] } };
    case 'gifs':
      return { 7: { gifs: [{ ...file, format: 'video/h264-mp4', frame_rate: 24 }] } };
    case 'outside':
      return { 7: { images: [{ ...file, filename: `../../../etc/${file.filename}`, subfolder: '../..' }] } };
    default:
      return { 7: { images: [file], ...(medium === 'clip' ? { animated: [true] } : {}) } };
  }
}
