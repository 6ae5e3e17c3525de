'use client';

import { ErrorView } from '@/components/layout/error-view';

interface BrokenPageProps {
  labels: { title: string; text: string; btn: string };
}

/** A page that could not be rendered: asking for it again is all that can be done. */
export function BrokenPage({ labels }: BrokenPageProps) {
  return <ErrorView labels={labels} onRetry={() => location.reload()} />;
}
