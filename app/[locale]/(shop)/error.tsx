'use client';

import { useEffect, useState } from 'react';
import { ErrorView } from '@/components/layout/error-view';
import { readErrorLabels } from '@/lib/core/read-error-labels';
import { isChunkLoadError, reloadOnce } from '@/lib/core/reload-once';

interface ErrorPageProps {
  error: Error;
  reset: () => void;
}

/** Handles errors in the browser. server.ts handles those on the server. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const [labels] = useState(() => readErrorLabels());
  useEffect(() => {
    if (isChunkLoadError(error)) reloadOnce();
  }, [error]);
  return <ErrorView labels={labels} onRetry={reset} />;
}
