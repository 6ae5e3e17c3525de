// What a customer keeps about the children of the account: fields, limits and states, for both halves.

/** Children per account. */
export const MAX_CHILDREN = 12;
/** Characters as people count them, so that an emoji is one. */
export const MAX_NICKNAME = 30;
export const MAX_SIZE = 20;
export const MAX_CHILD_YEARS = 18;
/** Kilograms. */
export const WEIGHT = { min: 3, max: 150 } as const;

/** Entries per child. */
export const MAX_MARKS = 2000;
export const MAX_SWIMS = 1000;

export const SWIM_MINUTES = { min: 1, max: 300 } as const;
export const MAX_SWIM_NOTE = 500;
/** Swims on one page of the log. */
export const SWIM_PAGE = 5;

/** Floats come out and go back in pairs: one from the chest and one from the back. */
export const FLOAT_PAIR = 2;
export const FLOAT_COUNTS = [0, 2, 4, 6, 8] as const;
/** Relaxed visits in a row before the next pair comes out. */
export const RELAXED_VISITS = 3;

/** What a child can do, as a parent saw it in the water; not what was watched. */
export const MARK_STATES = ['not-yet', 'with-help', 'alone'] as const;
export type MarkState = (typeof MARK_STATES)[number];

export interface ChildFields {
  nickname: string;
  birthYear: number | null;
  /** Kilograms with one decimal. */
  weight: number | null;
  size: string;
}

/** Made by the browser for one form, so that a repeated request adds nothing. */
interface Keyed {
  key: string;
}

/** Body of `POST /academy/children`. */
export interface AddChildBody extends ChildFields, Keyed {}

/** Body of `PUT /academy/children/{id}`. */
export type ChangeChildBody = ChildFields;

/** Body of `POST /academy/children/{id}/marks`. */
export interface MarkBody {
  /** Document id. */
  lesson: string;
  state: MarkState;
  floats: number;
}

/** Body of `POST /academy/children/{id}/swims`. */
export interface SwimBody extends Keyed {
  /** `YYYY-MM-DD`. */
  day: string;
  minutes: number;
  floats: number;
  note: string;
}

/** The latest mark of a lesson. */
export interface Mark extends MarkBody {
  /** `YYYY-MM-DD` in the shop's time zone. */
  day: string;
}

/** Who wrote an entry: the account that reads it, or another adult. */
export const AUTHORS = ['you', 'other'] as const;

interface Authored {
  /** Null once the author no longer shares the child. */
  by: (typeof AUTHORS)[number] | null;
}

export interface ChildMark extends Mark, Authored {}

export interface Swim extends Omit<SwimBody, 'key'>, Authored {
  id: string;
}

export interface SwimList {
  /** Latest first. */
  rows: Swim[];
  page: number;
  total: number;
}

export interface FloatPlan {
  /** Floats in the suit now. */
  floats: number;
  /** The lesson whose relaxed visits take the next pair out; null while all of them stay in. */
  lesson: string | null;
  /** Relaxed visits in a row so far. */
  visits: number;
  /** Floats after the next pair; null without `lesson`. */
  after: number | null;
  /** The last pair that came out or went back, and the day. */
  change: { kind: 'out' | 'fell-back' | 'break'; day: string } | null;
}

/** A lesson that stays with help, and the one before it, which to repeat. */
export interface StuckLesson {
  lesson: string;
  /** Null for the first lesson of all. */
  before: string | null;
}

export interface Child extends ChildFields {
  id: string;
  /** E-mail address of the account it belongs to; null for an own one, which alone can be changed and deleted. */
  sharedBy: string | null;
  /** Whether several adults write about it. */
  isShared: boolean;
  marks: ChildMark[];
  plan: FloatPlan;
  stuck: StuckLesson | null;
  swims: SwimList;
}

/** `data` of `GET /academy/children`. */
export interface Children {
  /** `YYYY-MM-DD` in the shop's time zone. */
  today: string;
  /** Own ones first, oldest entry first. */
  children: Child[];
}
