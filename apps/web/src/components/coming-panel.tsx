import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';

interface ComingPanelProps {
  title: string;
  description: string;
}

/** A view that is not built yet: what it will do, and no control that only pretends. */
export function ComingPanel({ title, description }: ComingPanelProps) {
  return (
    <>
      <title>{`${title} · Kinora`}</title>
      <h1 className="pt-7 text-28 tracking-[-.02em] max-sm:pt-2">{title}</h1>
      <section className="mt-6 grid justify-items-start gap-3 rounded-card border border-line bg-surface p-8">
        <p className="max-w-160 text-16 leading-[26px]">{description}</p>
        <p className="flex items-center gap-2 text-ink-2">
          <Clock size={16} aria-hidden="true" className="text-warn" />
          Not on this server yet.
        </p>
        <Link to="/" search={{}} className="button mt-2" data-look="quiet">
          Go to Explore
        </Link>
      </section>
    </>
  );
}
