/** Words of the notices about running and finished jobs, fetched with them. */
export const jobLabels = { show: 'Show', watch: 'Watch' } as const;
