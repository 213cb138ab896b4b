const vehicles = /locomotive|train|bus|tram|car$|truck|tractor|bicycle/u;

/** Whether a figure drives away over the ground. */
export function drivesAway(figure: string): boolean {
  return vehicles.test(figure);
}
