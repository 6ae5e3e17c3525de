import { LRUCache } from 'lru-cache';
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
  private readonly kept = new LRUCache<string, OfferedPickupPoint[]>({ max: MAX_KEPT, ttl: KEPT_MS });

  constructor(private readonly carrier: Pick<Carrier, 'findPickupPoints'>) {}

  async find(query: PointQuery): Promise<PickupPoints> {
    const key = [query.country, query.postalCode.replace(/\s/g, '').toUpperCase(), query.carrierCode ?? ''].join(' ');
    const known = this.kept.get(key);
    if (known) return { state: 'found', points: known };
    try {
      const found = await this.carrier.findPickupPoints(query);
      const points = found.filter(({ country }) => country === query.country).slice(0, MAX_POINTS);
      this.kept.set(key, points);
      return { state: 'found', points };
    } catch {
      return { state: 'unavailable' };
    }
  }

  forget(id: string): void {
    const closed = Array.from(this.kept).filter(([, points]) => points.some((point) => point.id === id));
    for (const [key] of closed) this.kept.delete(key);
  }
}
