import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The sentence of what is being made, above cards in the shape of what will come. */
export function WaitingCards({ sentence }: { sentence: string }) {
  return (
    <>
      <p
        role="status"
        className="flex items-center gap-3 pt-5 pb-3.5 text-20 font-semibold tracking-[-.012em]"
      >
        <Spinner />
        {sentence}
      </p>
      <div aria-hidden="true" className="grid gap-4 xl:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <div
            key={index}
            className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-[200px_1fr]"
          >
            <Skeleton className="aspect-video" />
            <div className="grid content-start gap-3">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-3.5 w-full" />
              <Skeleton className="h-3.5 w-5/6" />
              <Skeleton className="h-3.5 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
