import type { OfferScope } from './types';

/** What this visitor owns: purchased, included with a suit, or granted by the shop. */
export interface OwnedContent {
  lessons: string[];
  levels: string[];
  all: boolean;
}

export interface LessonProgress {
  lesson: string;
  /** Seconds. */
  position: number;
  /** Percentage watched, 0 to 100. */
  watched: number;
  completed: boolean;
}

/** An offer priced for this visitor; amounts in cents. */
export interface VisitorOffer {
  variantId: string;
  scope: OfferScope;
  target: string | null;
  price: number;
  /** Less than `price` if earlier purchases are credited. */
  yourPrice: number;
  credit: number;
  owned: boolean;
}

export interface AcademyState {
  owned: OwnedContent;
  /** Shares the children of another account, which may have lessons that this one has not. */
  sharesChildren: boolean;
  /** Most recently watched first. */
  progress: LessonProgress[];
  offers: VisitorOffer[];
}

export const ANONYMOUS_STATE: AcademyState = {
  owned: { lessons: [], levels: [], all: false },
  sharesChildren: false,
  progress: [],
  offers: [],
};

const SCOPES: readonly OfferScope[] = ['lesson', 'level', 'all'];

type Wire = Record<string, unknown>;
const asObject = (value: unknown): Wire => (typeof value === 'object' && value !== null ? { ...value } : {});
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asTexts = (value: unknown): string[] => asList(value).filter((item) => typeof item === 'string');
const asNumber = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

function parseOffer(value: unknown): VisitorOffer[] {
  const { variantId, scope, target, price, yourPrice, credit, owned } = asObject(value);
  const known = SCOPES.find((candidate) => candidate === scope);
  if (typeof variantId !== 'string' || !known || typeof price !== 'number') return [];
  return [
    {
      variantId,
      scope: known,
      target: typeof target === 'string' ? target : null,
      price,
      yourPrice: typeof yourPrice === 'number' ? yourPrice : price,
      credit: asNumber(credit),
      owned: owned === true,
    },
  ];
}

/**
 * Parses `{data: …}` of `GET /api/academy` without a schema library, which would dominate the size of the script. Invalid
 * parts are dropped; pages then show what anonymous visitors see.
 */
export function parseAcademyState(json: unknown): AcademyState {
  const { owned, sharesChildren, progress, offers } = asObject(asObject(json).data);
  const { lessons, levels, all } = asObject(owned);
  return {
    owned: { lessons: asTexts(lessons), levels: asTexts(levels), all: all === true },
    sharesChildren: sharesChildren === true,
    progress: asList(progress).flatMap((item) => {
      const { lesson, position, watched, completed } = asObject(item);
      if (typeof lesson !== 'string') return [];
      return [{ lesson, position: asNumber(position), watched: asNumber(watched), completed: completed === true }];
    }),
    offers: asList(offers).flatMap(parseOffer),
  };
}
