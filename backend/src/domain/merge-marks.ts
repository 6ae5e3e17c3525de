import { MARK_STATES, type MarkState } from '../../contract/children';

export interface StampedMark {
  /** Of its row. */
  id: number;
  /** When it arrived, in milliseconds by the server's clock. */
  at: number;
  state: MarkState;
  floats: number;
}

/**
 * The marks of a child in the order in which they count, whichever adult or device made them and in whichever order they are
 * read: by time, so that the last word of the day is the one that was said last. At the same instant the more careful one
 * comes last and counts: "not yet" after "with help" after "alone", and of equal ones that with more floats in the suit.
 */
export const mergeMarks = <Mark extends StampedMark>(marks: readonly Mark[]): Mark[] =>
  [...marks].sort(
    (one, other) =>
      one.at - other.at ||
      MARK_STATES.indexOf(other.state) - MARK_STATES.indexOf(one.state) ||
      one.floats - other.floats ||
      one.id - other.id,
  );
