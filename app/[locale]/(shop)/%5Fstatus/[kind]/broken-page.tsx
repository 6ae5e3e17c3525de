'use client';

import { ErrorView } from '@/components/layout/error-view';

interface BrokenPageProps {
  labels: { title: string; text: string; btn: string };
}

/** Shown when rendering a page failed; all it can offer is a reload. */
export function BrokenPage({ labels }: BrokenPageProps) {
  return <ErrorView labels={labels} onRetry={() => location.reload()} />;
}
