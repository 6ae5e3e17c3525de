'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { signOut } from '@/lib/customer/account/sign-out';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import { useHydrated } from '@/lib/core/use-hydrated';

export function LogOutButton({ label }: { label: string }) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const logOut = async () => {
    setBusy(true);
    const result = await signOut();
    // Full page load: clears this customer's data from memory.
    if (result.ok) navigateTo('/');
    else setBusy(false);
  };
  return (
    <Button variant="secondary" busy={busy} disabled={!hydrated} onClick={() => void logOut()}>
      {label}
    </Button>
  );
}
