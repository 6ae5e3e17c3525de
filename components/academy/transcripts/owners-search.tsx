'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { ANONYMOUS_STATE } from '@/lib/academy/academy-state';
import { useAcademy } from '@/lib/academy/use-academy';
import { callApi } from '@/lib/core/api';
import type { TranscriptSearchProps } from './transcript-search';

const TranscriptSearch = lazy(() =>
  import('./transcript-search').then((module) => ({ default: module.TranscriptSearch })),
);

type Labels = TranscriptSearchProps['labels'];

/** The search of lessons, for customers who own any. Others load nothing of it, not even its words. */
export function OwnersSearch(props: Omit<TranscriptSearchProps, 'labels'>) {
  const { owned } = useAcademy() ?? ANONYMOUS_STATE;
  const [labels, setLabels] = useState<Labels | null>(null);
  const ownsAny = owned.all || owned.levels.length > 0 || owned.lessons.length > 0;

  useEffect(() => {
    let current = true;
    // The endpoint of this shop answers with its own messages.
    if (ownsAny)
      void callApi<{ data: Labels }>('/api/academy/transcripts').then(
        (result) => current && result.ok && setLabels(result.data.data),
      );
    return () => {
      current = false;
    };
  }, [ownsAny]);

  if (!ownsAny || !labels) return null;
  return (
    <Suspense>
      <TranscriptSearch {...props} labels={labels} />
    </Suspense>
  );
}
