import { env } from '../platform/env/env';
import type { Carrier } from './carrier';
import { SendcloudCarrier } from './sendcloud-carrier';

let carrier: Carrier | null = null;

/** The shop's carrier, made on first use; null without its keys: parcels are then shipped by hand, and only to addresses. */
export function shopCarrier(): Carrier | null {
  const { sendcloud } = env();
  carrier ??= sendcloud && new SendcloudCarrier(sendcloud);
  return carrier;
}
