import { connectionSentences } from '@kinora/contract/sentences';
import type { SuggestedModel } from '@kinora/models';

const { modelNotes } = connectionSentences;

/** What writes scripts well for its size, the smallest first; sizes as Ollama's library tells them. */
export const suggestedModels: readonly SuggestedModel[] = [
  { name: 'gemma3:4b', bytes: 3_300_000_000, note: modelNotes.small },
  { name: 'llama3.1:8b', bytes: 4_900_000_000, note: modelNotes.plain },
  { name: 'qwen3:8b', bytes: 5_200_000_000, note: modelNotes.languages },
];
