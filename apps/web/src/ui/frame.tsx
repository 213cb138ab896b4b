import type { ReactNode } from 'react';
import type { AspectRatio } from '@kinora/contract/catalogue';

interface FrameProps {
  children?: ReactNode;
  ratio?: AspectRatio;
  className?: string;
}

/** A picture box with a fixed ratio, so that nothing moves when the picture arrives. */
export function Frame({ children, ratio = '16:9', className = '' }: FrameProps) {
  return (
    <div className={`frame ${className}`} data-ratio={ratio}>
      {children}
    </div>
  );
}
