import { Link } from '@tanstack/react-router';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { labels } from '../../labels/index.ts';

const words = labels.screen.notFound;

/** For addresses that lead nowhere. */
export function NotFoundPage() {
  return (
    <main
      id="main"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <BrandMark size={40} />
      <h1 className="text-28 tracking-[-.02em]">{words.title}</h1>
      <p className="text-ink-2">{words.text}</p>
      <Link to="/" search={{}} className="button" data-look="primary">
        {words.back}
      </Link>
    </main>
  );
}
