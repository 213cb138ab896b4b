export interface Notice {
  text: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  tone?: 'plain' | 'good' | 'bad';
  action?: { label: string; run: () => void };
}

/** How long a toast with an undo stays, in milliseconds. */
const UNDO_TIME_MS = 8000;

/** Shows a toast. The toast library is fetched with the first one, it is not part of the first load. */
export async function notify({ text, detail, tone = 'plain', action }: Notice): Promise<void> {
  const { toast } = await import('sonner');
  const show = { plain: toast, good: toast.success, bad: toast.error }[tone];
  show(text, {
    ...(detail === undefined ? {} : { description: detail }),
    ...(action && { duration: UNDO_TIME_MS, action: { label: action.label, onClick: action.run } }),
  });
}
