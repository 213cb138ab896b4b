/** How the built-in writer begins the prompt of a scene that explains something: it names what it is about, and no picture. */
const about = 'a clear scene about';

/** The beginning of a prompt for a scene that explains something: what it is about, of which a painter decides what to show. */
export function sceneAbout(subject: string): string {
  return `${about} ${subject}`;
}

/** Whether a prompt says what a scene is about, but not what is to be seen: nobody has described a picture. */
export function isOnlyAbout(prompt: string): boolean {
  return prompt.toLowerCase().startsWith(about);
}
