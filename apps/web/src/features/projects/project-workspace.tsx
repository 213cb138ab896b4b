/** The chat workspace. */
export function ProjectWorkspace({ sessionId }: { sessionId: string }) {
  return <h1>{sessionId}</h1>;
}
