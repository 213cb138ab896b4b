import { ComingPanel } from '../../components/coming-panel.tsx';

/** Strokes over a picture that say what moves where. */
export function AnimateView() {
  return (
    <ComingPanel
      title="Animate"
      description="Put a picture on the stage, draw where things should move and what should hold still, and get a clip that follows your strokes."
    />
  );
}
