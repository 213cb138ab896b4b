/** Three columns on desktop, two on tablets, one on phones. */
export const GRID_CLASS =
  'grid grid-cols-1 gap-x-(--gap) gap-y-8 sm:grid-cols-2 lg:grid-cols-3 max-sm:gap-y-6';
