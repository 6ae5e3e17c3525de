import type { Piece } from './search-transcripts';

/** `data` of `POST /api/academy/transcripts`. */
export interface TranscriptResults {
  lessons: {
    title: string;
    /** Title of its level. */
    level: string;
    /** Of the lesson's page. */
    path: string;
    passages: { seconds: number; pieces: Piece[] }[];
  }[];
  /** Passages found, also those that are not listed. */
  total: number;
}
