'use client';

import { useEffect } from 'react';
import type { ShopEvent } from '@/lib/tracking/analytics/events';
import { track } from '@/lib/tracking/analytics/track';

/** Sends a page-view event to the tags. */
export function TrackEvent({ event }: { event: ShopEvent }) {
  useEffect(() => void track(event), [event]);
  return null;
}
