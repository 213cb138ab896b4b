export type { AccessOptions } from './access-deps.ts';
export { currentUser, findSession, guards, sendCookies, visitOf } from './guards.ts';
export { createPasswordLink, forgetPasswordLinks } from './password-links.ts';
export { createPasswords } from './passwords.ts';
export { registerAccess } from './register-access.ts';
export type { CurrentUser } from './sessions.ts';
export { setupCodeOf } from './setup-code.ts';
export { countTry } from './throttle.ts';
export { throttleRules } from './throttle-rules.ts';
