/** A sample in motion over its still; decoration, since its name stands beside it. */
export function SampleLoop({ src }: { src: string }) {
  return (
    <video
      src={src}
      muted
      loop
      playsInline
      autoPlay
      aria-hidden="true"
      tabIndex={-1}
      className="absolute inset-0"
    />
  );
}
