import { z } from 'zod';

/** What a media model makes: names which of the models a key means. */
export const media = ['picture', 'clip'] as const;
export type Medium = (typeof media)[number];

/** A request that a provider works on. `operation` is its own handle, handed back unchanged. */
export const RunningRequestSchema = z.object({
  medium: z.enum(media),
  /** The key the model was found by. */
  model: z.string(),
  operation: z.json(),
});
export type RunningRequest = z.infer<typeof RunningRequestSchema>;

/** What is remembered of a paid request: that one is being sent, or the one that runs. */
export const ProviderRequestSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('sending') }),
  RunningRequestSchema.extend({
    state: z.literal('running'),
    submittedAt: z.iso.datetime(),
    /** How far it is, from 0 to 1, as far as the provider says. */
    fraction: z.number(),
  }),
]);
export type ProviderRequest = z.infer<typeof ProviderRequestSchema>;
