import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { PickupPointQuery, PickupPoints } from '../../../contract/pickup-points';
import { shopCarrier } from '../../carrier/shop-carrier';
import { parseFields } from '../../domain/parse-fields';
import { schemaFor } from '../../domain/request-schema';
import { ShopError } from '../../domain/shop-error';
import type { Db } from '../../platform/database/row-helpers';
import { env } from '../../platform/env/env';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';
import { PointFinder } from './find-points';

const WINDOW_MS = 10 * 60_000;

const queryFields = schemaFor<PickupPointQuery>()(
  z.object({ country: z.string().regex(/^[a-z]{2}$/), postalCode: z.string().trim().min(1).max(16) }),
);

let searches: WindowLimit | null = null;
let shared: PointFinder | null = null;

/** Null without a carrier. */
export function pointFinder(): PointFinder | null {
  const carrier = shopCarrier();
  shared ??= carrier && new PointFinder(carrier);
  return shared;
}

/** Whose points customers of a country choose from; null where that way of delivery is off. */
export async function readPickupCarrier(db: Db, iso: string): Promise<{ code: string | null } | null> {
  const row: { carrier_code: string | null } | undefined = await db('components_shop_delivery_method as m')
    .join('shipping_countries_cmps as l', 'l.cmp_id', 'm.id')
    .join('shipping_countries as c', 'c.id', 'l.entity_id')
    .where({ 'c.iso': iso, 'l.field': 'methods', 'm.kind': 'pickup', 'm.enabled': true })
    .first('m.carrier_code');
  return row ? { code: row.carrier_code || null } : null;
}

/** Points near a postal code, as often as addresses may be looked up (`ADDRESS_LIMIT`). */
export async function searchPickupPoints(strapi: Core.Strapi, body: unknown, ip: string): Promise<PickupPoints> {
  const { country, postalCode } = parseFields(queryFields, body);
  const finder = pointFinder();
  searches ??= new WindowLimit('pickup-points', env().limits.addressLookups, WINDOW_MS);
  if (!(await searches.take(limitKey(ip))))
    throw new ShopError('TooManyRequests', 'Too many searches for pick-up points from this IP address');
  const carrier = finder && (await readPickupCarrier(strapi.db.connection, country));
  return finder && carrier ? finder.find({ country, postalCode, carrierCode: carrier.code }) : { state: 'unavailable' };
}
