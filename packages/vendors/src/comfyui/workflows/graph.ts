import { z } from 'zod';

/** A workflow in ComfyUI's API format: its nodes by their ids, the inputs being values or links to another node's output. */
export const GraphSchema = z.record(
  z.string(),
  z.object({ class_type: z.string(), inputs: z.record(z.string(), z.json()) }).catchall(z.json()),
);
export type Graph = z.infer<typeof GraphSchema>;

const makersOfClips: readonly string[] = ['CreateVideo', 'SaveWEBM', 'SaveAnimatedWEBP', 'VHS_VideoCombine'];
const USUAL_RATE = 24;

/** Frames a second of the clip that a workflow makes. Other nodes have a rate that is only told to a model. */
export function frameRateOf(graph: Graph): number {
  const nodes = Object.values(graph);
  const makers = nodes.filter(({ class_type: node }) => makersOfClips.includes(node));
  const rates = [...makers, ...nodes].flatMap(({ inputs }) => [inputs['fps'], inputs['frame_rate']]);
  return rates.filter((rate) => typeof rate === 'number').find((rate) => rate > 0) ?? USUAL_RATE;
}
