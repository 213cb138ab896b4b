import { z } from 'zod';

/** What GET /w/api.php?action=query&list=search answers, as far as it is used (`formatversion=2`). */
export const FoundTitlesSchema = z.object({
  query: z.object({ search: z.array(z.object({ title: z.string().max(500) })).max(50) }),
});

/** From a name to the one it leads to. */
const LeadsToSchema = z
  .array(z.object({ from: z.string().max(500), to: z.string().max(500) }))
  .max(50)
  .nullish();

/** What `prop=extracts|info|pageprops` answers for one title. */
export const ArticleSchema = z.object({
  query: z.object({
    normalized: LeadsToSchema,
    redirects: LeadsToSchema,
    pages: z
      .array(
        z.object({
          title: z.string().max(500),
          extract: z.string().nullish(),
          fullurl: z.string().max(2_000).nullish(),
          /** Present, if empty, on pages that only list meanings of a word. */
          pageprops: z.object({ disambiguation: z.string().nullish() }).nullish(),
        }),
      )
      .max(50),
  }),
});

export type ArticleAnswer = z.output<typeof ArticleSchema>['query'];
