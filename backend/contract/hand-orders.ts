/** How a customer ordered with an operator. */
export const HAND_CHANNELS = ['telephone', 'in-person', 'mail'] as const;
export type HandChannel = (typeof HAND_CHANNELS)[number];
