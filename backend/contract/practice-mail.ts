// The weekly mail about practising, for both halves.

/** `data` of `GET /academy/practice-mail`. */
export interface PracticeMail {
  on: boolean;
  /** What turning it on agrees to, in the visitor's language; it is stored with the choice. */
  consent: string;
}

/** Body of `PUT /academy/practice-mail`. */
export interface PracticeMailBody {
  on: boolean;
}
