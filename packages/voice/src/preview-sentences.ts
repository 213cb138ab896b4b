import type { Language } from '@kinora/contract/catalogue';

/** What each language's voices say to introduce themselves: 2 to 4 seconds. */
export const previewSentences = {
  English: 'Hello! I can tell your story, one scene at a time.',
  Hindi: 'नमस्ते! यह आपकी कहानी की आवाज़ है।',
  French: 'Bonjour ! Je peux raconter votre histoire.',
  Italian: 'Ciao! Posso raccontare la tua storia, scena dopo scena.',
  Spanish: '¡Hola! Puedo contar tu historia, escena por escena.',
  Japanese: 'こんにちは。あなたの物語を語ります。',
} as const satisfies Record<Language, string>;
