import type { ReactNode } from 'react';

interface TagProps {
  children: ReactNode;
  look?: 'plain' | 'on-picture';
  className?: string;
}

/** A small label: a tier, a lock, a number on a picture. */
export function Tag({ children, look = 'plain', className = '' }: TagProps) {
  return (
    <span className={`tag ${className}`} data-look={look}>
      {children}
    </span>
  );
}
