'use client';

import { Button } from '@/components/ui/button';
import { openConsentSettings } from '@/lib/tracking/consent/consent-settings-event';
import { useHydrated } from '@/lib/core/use-hydrated';

export function ConsentButton({ label }: { label: string }) {
  const hydrated = useHydrated();
  return (
    <Button variant="secondary" disabled={!hydrated} onClick={openConsentSettings}>
      {label}
    </Button>
  );
}
