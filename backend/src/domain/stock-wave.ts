/**
 * Not everybody who waited still buys, so one mail a piece would leave pieces lying; a mail to all would call many for
 * nothing. Three is a guess between the two.
 */
const MAILS_PER_PIECE = 3;
/** How long those who waited longest have the pieces to themselves, before the next are told. */
export const WAVE_MS = 3_600_000;

/**
 * How many of those who wait may be told now, oldest first, when a variant can be had again: three for each piece that
 * is there, less those who were told within the last hour (`WAVE_MS`) and may be on their way.
 */
export function waveSize(available: number, toldLately: number): number {
  return Math.max(0, Math.max(0, available) * MAILS_PER_PIECE - toldLately);
}
