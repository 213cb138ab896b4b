import { ChangeSchema } from '@kinora/contract/revisions';
import { z } from 'zod';

/** What a revision changed, as its row holds it. */
export const StoredChangesSchema = z.array(ChangeSchema);
