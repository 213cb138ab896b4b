/** Before the names of all cookies of the sign-in library. */
export const cookiePrefix = 'kinora';

/** Whether a `Cookie` header names a session, valid or not: enough to choose a page by, never to let anybody in. */
export function hasSessionCookie(cookies: string): boolean {
  return cookies.includes(`${cookiePrefix}.session_token=`);
}
