import type { ReactNode } from 'react';
import { BrandMark } from '../../ui/brand-mark.tsx';

interface PictureSplitProps {
  picture: string;
  title: string;
  caption: string;
  children: ReactNode;
}

/** A picture of the gallery on the left, a form on the right; on phones only the form. */
export function PictureSplit({ picture, title, caption, children }: PictureSplitProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[360px_minmax(0,1fr)]">
      <figure className="relative max-sm:hidden">
        <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />
        <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 to-transparent p-7 pt-20 text-white">
          <b className="block text-20 font-semibold">{title}</b>
          <span className="text-12">{caption}</span>
        </figcaption>
      </figure>
      <div className="grid min-h-120 grid-cols-[minmax(0,1fr)] content-center gap-5 p-10 max-sm:min-h-0 max-sm:p-6">
        <BrandMark size={32} />
        {children}
      </div>
    </div>
  );
}
