export type { ChatServer } from './ask-chat.ts';
export { createChatTextModel } from './chat-text-model.ts';
