/** How far a parcel is, as far as there is an order of it. */
const STEPS = ['announced', 'underway', 'ready', 'delivered'];

interface Said {
  state: string;
  at: Date;
}

/**
 * Whether what the carrier says is new. Its messages are repeated and overtake each other: a later one counts unless it is a
 * step back, and an earlier one only if it is a step forward. The same message twice is never new.
 */
export function isParcelNews(known: { state: string | null; at: Date | null }, said: Said): boolean {
  if (known.state === null || known.at === null) return true;
  const [from, to] = [STEPS.indexOf(known.state), STEPS.indexOf(said.state)];
  const areSteps = from >= 0 && to >= 0;
  return said.at > known.at ? !areSteps || to >= from : areSteps && to > from;
}

/** Whether the carrier has the parcel: whatever the desk says, it was shipped. */
export const isHandedOver = (state: string): boolean => ['underway', 'ready', 'delivered'].includes(state);
