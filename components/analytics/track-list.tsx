'use client';

import { useEffect, useRef } from 'react';
import type { ShopEvent } from '@/lib/tracking/analytics/events';
import { track } from '@/lib/tracking/analytics/track';

interface TrackListProps {
  event: ShopEvent;
  /** Slug of each product, in the order of the event's items. */
  slugs: string[];
}

/** Sends list events to the tags: the list was shown, a product was selected. */
export function TrackList({ event, slugs }: TrackListProps) {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    track(event);
    const list = marker.current?.parentElement;
    const select = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const item = event.items[slugs.indexOf(link?.pathname.split('/').at(-1) ?? '')];
      if (item) track({ ...event, event: 'select_item', items: [item] });
    };
    list?.addEventListener('click', select);
    return () => list?.removeEventListener('click', select);
  }, [event, slugs]);

  return <span ref={marker} hidden />;
}
