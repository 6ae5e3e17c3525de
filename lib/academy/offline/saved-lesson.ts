export interface SavedLesson {
  /** Document id. */
  id: string;
  title: string;
  /** Everything that was stored for it. */
  bytes: number;
}
