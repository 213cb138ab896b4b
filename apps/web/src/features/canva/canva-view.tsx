import { ComingPanel } from '../../components/coming-panel.tsx';

/** A layout tool for titles, thumbnails and pictures to start from. */
export function CanvaView() {
  return (
    <ComingPanel
      title="Canva"
      description="Lay out titles, thumbnails and pictures with templates, your own media, text and shapes, and hand the result to images, videos or Animate."
    />
  );
}
