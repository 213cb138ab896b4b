export type { AccessOptions } from './access-deps.ts';
export { currentSession, currentUser, findSession, guards, sendCookies, visitOf } from './guards.ts';
export { hasSessionCookie } from './sessions/session-cookie.ts';
export { createMailedLink, createPasswordLink, forgetPasswordLinks } from './passwords/password-links.ts';
export { createPasswords } from './passwords/passwords.ts';
export { registerAccess } from './register-access.ts';
export type { CurrentUser } from './sessions/sessions.ts';
export { countTry } from './throttle/throttle.ts';
export { throttleRules } from './throttle/throttle-rules.ts';
