export type { AccessOptions } from './access-deps.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { currentUser, findSession, guards } from './guards.ts';
export { registerAccess } from './register-access.ts';
export { setupCodeOf } from './setup-code.ts';
export type { CurrentUser, Session } from './sessions.ts';
