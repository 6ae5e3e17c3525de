import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { typeTag } from '@/lib/backend/cache-tags';
import { read } from '@/lib/backend/content-client';
import type { DeliveryCalendar } from './delivery-calendar';

const wireCalendar = z.object({
  home: z.string(),
  timeZone: z.string(),
  cutoff: z.string(),
  until: z.string(),
  holidays: z.record(z.string(), z.array(z.string())),
});

/** What the browser needs to promise days of delivery to a country. */
export const getDeliveryCalendar = cache(async (country: string): Promise<DeliveryCalendar> => {
  const tags = [typeTag('shipping-country'), typeTag('site-settings')];
  const { home, holidays, ...calendar } = await read('/delivery-calendar', wireCalendar, { tags });
  return { ...calendar, dispatchHolidays: holidays[home] ?? [], deliveryHolidays: holidays[country] ?? [] };
});
