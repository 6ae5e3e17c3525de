import type { OfferedPickupPoint, PickupPoints } from '../../../contract/pickup-points';
import type { Carrier, PointQuery } from '../../carrier/carrier';

const MAX_KEPT = 500;
const KEPT_MS = 10 * 60_000;
/** More than that is a list nobody reads. */
const MAX_POINTS = 8;

/**
 * The nearest pick-up points. Never fails: without an answer another way of delivery is chosen. Lists are kept for ten
 * minutes, because customers of one region ask for the same, and one with a point that has closed is forgotten.
 */
export class PointFinder {
  private readonly kept = new Map<string, { points: OfferedPickupPoint[]; until: number }>();

  constructor(
    private readonly carrier: Pick<Carrier, 'findPickupPoints'>,
    private readonly now: () => number = Date.now,
  ) {}

  async find(query: PointQuery): Promise<PickupPoints> {
    const key = [query.country, query.postalCode.replace(/\s/g, '').toUpperCase(), query.carrierCode ?? ''].join(' ');
    const known = this.kept.get(key);
    if (known && known.until > this.now()) return { state: 'found', points: known.points };
    this.kept.delete(key);
    try {
      const found = await this.carrier.findPickupPoints(query);
      const points = found.filter(({ country }) => country === query.country).slice(0, MAX_POINTS);
      const [oldest] = this.kept.keys();
      if (this.kept.size >= MAX_KEPT && oldest !== undefined) this.kept.delete(oldest);
      this.kept.set(key, { points, until: this.now() + KEPT_MS });
      return { state: 'found', points };
    } catch {
      return { state: 'unavailable' };
    }
  }

  forget(id: string): void {
    for (const [key, { points }] of this.kept) if (points.some((point) => point.id === id)) this.kept.delete(key);
  }
}
