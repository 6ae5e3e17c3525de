// Questions of customers about a lesson: fields, limits and states, for both halves.

/** Characters of a question. */
export const MAX_QUESTION = 1000;
/** Questions of an account that wait for an answer. */
export const MAX_WAITING_QUESTIONS = 10;

/** What the asker agreed to: an answer for them alone, or publication with the initial or first name of the account. */
export const PUBLICATIONS = ['private', 'initial', 'firstname'] as const;
export type Publication = (typeof PUBLICATIONS)[number];

/** `answered`: by mail alone. `published`: also on the page of the lesson. */
export const QUESTION_STATES = ['waiting', 'answered', 'published', 'refused'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** Body of `POST /academy/lessons/{id}/questions`. */
export interface QuestionBody {
  /** Made by the browser for one form, so that a repeated request adds nothing. */
  key: string;
  text: string;
  publication: Publication;
}

/** A published question, `GET /academy/lessons/{id}/questions`. */
export interface PublicQuestion {
  id: string;
  text: string;
  answer: string;
  /** First name or initial; empty if the account has none. */
  name: string;
  /** `YYYY-MM-DD`. */
  askedOn: string;
}

/** A question of the signed-in customer, `GET /academy/lessons/{id}/own-questions`. */
export interface OwnQuestion {
  id: string;
  text: string;
  /** Empty until it is answered. */
  answer: string;
  publication: Publication;
  state: QuestionState;
  /** `YYYY-MM-DD`. */
  askedOn: string;
}
