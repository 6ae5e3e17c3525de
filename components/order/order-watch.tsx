'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useOrderStatus } from './use-order-status';
import { type PublicOrder } from '@/backend/contract/order';

/** Renders the page of an unpaid order again when its status changes. Shows nothing. */
export function OrderWatch({ initial }: { initial: PublicOrder }) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Watch initial={initial} />
    </QueryClientProvider>
  );
}

function Watch({ initial }: { initial: PublicOrder }) {
  const { refresh } = useRouter();
  const { status } = useOrderStatus(initial).order;
  useEffect(() => {
    if (status !== initial.status) refresh();
  }, [status, initial.status, refresh]);
  return null;
}
