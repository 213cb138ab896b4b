import { ComingPanel } from '../../components/coming-panel.tsx';

/** Public films of this server, by category. */
export function ShowcaseView() {
  return (
    <ComingPanel
      title="Showcase"
      description="Films made with Kinora, in six categories: a preview plays when you point at one, a press opens the player."
    />
  );
}
