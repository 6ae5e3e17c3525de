import { type Currency } from '../../contract/money';
import { type OrderPromotion, type PromotionKind } from '../../contract/promotions';
import { requireOneCurrency } from './one-currency';
import { splitByShare } from './vat';

/** A promotion that is in force; amounts in minor units of its currency. */
export interface Promotion {
  id: number;
  kind: PromotionKind;
  currency: Currency;
  /** `set`: one piece of each; `pair`: their pieces are paired; `gift`: one of them brings it; `threshold`: none. */
  productIds: string[];
  /** Whole percent off a set, the cheaper piece of a pair or all goods; null for all else. */
  percent: number | null;
  /** Of a set without a percentage. */
  price: number | null;
  giftVariantId: string | null;
  /** Goods before discounts, without the gift itself, from which it is free or they are cheaper. */
  minSubtotal: number;
  /** Last day, `YYYY-MM-DD` in the shop's time zone; null: no end. */
  validTo: string | null;
}

/** A line that is sold, of goods that are sent: lessons and gift cards are in no promotion. */
export interface PromotedLine {
  variantId: string;
  productId: string;
  currency: Currency;
  /** Minor units, with a sale price and anything else that lowers it. */
  unitPrice: number;
  quantity: number;
  type: string;
}

interface AppliedPromotion extends OrderPromotion {
  id: number;
  /** Minor units off by line (index); add up to `amount`. */
  parts: { line: number; amount: number }[];
}

/** One piece of a line. */
interface Piece {
  line: number;
  variantId: string;
  productId: string;
  price: number;
}

interface Taken {
  promotion: Promotion;
  amount: number;
  /** Pieces that are in the promotion, each with what is taken off it. */
  pieces: { piece: Piece; off: number }[];
}

/** Above so many that apply, not every order of them is tried: 4 have 24 orders. */
const MOST_TRIED = 4;

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Half a cent is rounded in the customer's favour. */
const percentOf = (price: number, percent: number | null): number => Math.round((price * (percent ?? 0)) / 100);

/** The dearest first; equal ones in an order that does not depend on the cart's. */
const byPrice = (a: Piece, b: Piece): number =>
  b.price - a.price || (a.variantId < b.variantId ? -1 : a.variantId > b.variantId ? 1 : a.line - b.line);

const toPieces = (lines: PromotedLine[]): Piece[] =>
  lines
    .flatMap(({ variantId, productId, unitPrice, quantity, type }, line) =>
      type === 'physical'
        ? Array.from({ length: quantity }, () => ({ line, variantId, productId, price: unitPrice }))
        : [],
    )
    .sort(byPrice);

function takeSets(promotion: Promotion, free: Piece[]): Taken['pieces'] {
  const ids = [...new Set(promotion.productIds)].sort();
  const groups = ids.map((id) => free.filter(({ productId }) => productId === id));
  if (groups.length < 2) return [];
  const count = Math.min(...groups.map((group) => group.length));
  return Array.from({ length: count }).flatMap((_, index) => {
    const set = groups.flatMap((group) => group[index] ?? []);
    const prices = set.map(({ price }) => price);
    const usual = sum(prices);
    const off = promotion.price === null ? percentOf(usual, promotion.percent) : usual - promotion.price;
    if (off <= 0) return [];
    const parts = splitByShare(off, prices);
    return set.map((piece, at) => ({ piece, off: parts[at] ?? 0 }));
  });
}

function takePairs({ productIds, percent }: Promotion, free: Piece[]): Taken['pieces'] {
  const ids = new Set(productIds);
  const group = free.filter(({ productId }) => ids.has(productId));
  return group.slice(0, group.length - (group.length % 2)).map((piece, index) => ({
    piece,
    off: index % 2 === 1 ? percentOf(piece.price, percent) : 0,
  }));
}

/** Whether a cart brings the gift, without one piece of the gift itself. */
function bringsGift({ productIds, giftVariantId, minSubtotal }: Promotion, pieces: Piece[]): boolean {
  const own = pieces.findIndex(({ variantId }) => variantId === giftVariantId);
  const others = pieces.filter((_, index) => index !== own);
  if (others.length === 0 || sum(others.map(({ price }) => price)) < minSubtotal) return false;
  // Without products it is the amount that brings it: a rule that lost its products gives nothing to everybody.
  const ids = new Set(productIds);
  return ids.size === 0 ? minSubtotal > 0 : others.some(({ productId }) => ids.has(productId));
}

function takeGift(promotion: Promotion, free: Piece[], all: Piece[]): Taken['pieces'] {
  const piece = free.find(({ variantId }) => variantId === promotion.giftVariantId);
  return piece && bringsGift(promotion, all) ? [{ piece, off: piece.price }] : [];
}

/** Of all pieces together it is asked whether there are enough, and the percentage is taken off those that are in no other one. */
function takeThreshold({ percent, minSubtotal }: Promotion, free: Piece[], all: Piece[]): Taken['pieces'] {
  if (minSubtotal <= 0 || sum(all.map(({ price }) => price)) < minSubtotal) return [];
  return free.map((piece) => ({ piece, off: percentOf(piece.price, percent) }));
}

const TAKE: Record<PromotionKind, (promotion: Promotion, free: Piece[], all: Piece[]) => Taken['pieces']> = {
  set: takeSets,
  pair: takePairs,
  gift: takeGift,
  threshold: takeThreshold,
};

function take(promotion: Promotion, free: Piece[], all: Piece[]): Taken {
  const pieces = TAKE[promotion.kind](promotion, free, all);
  return { promotion, pieces, amount: sum(pieces.map(({ off }) => off)) };
}

/** Each promotion in turn, with the pieces that those before it left. */
function takeInTurn(promotions: Promotion[], all: Piece[]): Taken[] {
  const used = new Set<Piece>();
  return promotions.map((promotion) => {
    const free = all.filter((piece) => !used.has(piece));
    const taken = take(promotion, free, all);
    if (taken.amount > 0) for (const { piece } of taken.pieces) used.add(piece);
    return taken;
  });
}

const ordersOf = <T>(list: T[]): T[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((first, index) =>
        ordersOf(list.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
      );

/** Orders in which promotions are tried. Of many, only that of what each would take off alone. */
function triedOrders(applicable: Taken[]): Promotion[][] {
  const promotions = applicable.map(({ promotion }) => promotion);
  if (promotions.length <= MOST_TRIED) return ordersOf(promotions);
  return [[...applicable].sort((a, b) => b.amount - a.amount).map(({ promotion }) => promotion)];
}

function partsOf({ pieces }: Taken): AppliedPromotion['parts'] {
  const parts = new Map<number, number>();
  for (const { piece, off } of pieces) if (off > 0) parts.set(piece.line, (parts.get(piece.line) ?? 0) + off);
  return [...parts].sort(([a], [b]) => a - b).map(([line, amount]) => ({ line, amount }));
}

/**
 * What promotions take off a cart, in minor units of `currency`; throws for an amount in another one. No piece is in two promotions, and of
 * two that compete the one counts that is better for the customer: they are tried in every order (above four only in that of
 * what each takes off alone, so never less than the best of them). The order of lines changes nothing. Nothing becomes cheaper than
 * 0, and a set whose price is not lower than that of its pieces changes nothing.
 */
export function applyPromotions(
  lines: PromotedLine[],
  promotions: Promotion[],
  currency: Currency,
): { lineDiscounts: number[]; applied: AppliedPromotion[] } {
  if (promotions.length === 0) return { lineDiscounts: lines.map(() => 0), applied: [] };
  requireOneCurrency(currency, lines, promotions);
  const all = toPieces(lines);
  const applicable = [...promotions]
    .sort((a, b) => a.id - b.id)
    .map((promotion) => take(promotion, all, all))
    .filter(({ amount }) => amount > 0);
  const tried = triedOrders(applicable).map((order) => takeInTurn(order, all).filter(({ amount }) => amount > 0));
  const totalOf = (taken: Taken[]): number => sum(taken.map(({ amount }) => amount));
  // The first of equals.
  const best = tried.reduce((chosen, other) => (totalOf(other) > totalOf(chosen) ? other : chosen), tried[0] ?? []);
  const applied = best.map((taken) => ({
    id: taken.promotion.id,
    kind: taken.promotion.kind,
    percent: taken.promotion.percent,
    amount: taken.amount,
    parts: partsOf(taken),
  }));
  const off = (line: number): number =>
    sum(applied.flatMap(({ parts }) => parts.filter((part) => part.line === line).map(({ amount }) => amount)));
  return { lineDiscounts: lines.map((_, line) => off(line)), applied };
}

/** Variants of the gifts that a cart brings and does not contain. */
export function missingGifts(lines: PromotedLine[], promotions: Promotion[]): string[] {
  const all = toPieces(lines);
  const missing = promotions.flatMap((promotion) => {
    const { kind, giftVariantId: gift } = promotion;
    const isMissing = kind === 'gift' && gift !== null && !lines.some(({ variantId }) => variantId === gift);
    return isMissing && bringsGift(promotion, all) ? [gift] : [];
  });
  return [...new Set(missing)];
}
