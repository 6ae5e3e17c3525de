'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { isTagManagerAllowed } from '@/lib/tracking/analytics/tag-manager-consent';
import type { Choices } from '@/lib/session/consent-cookie';
import { onConsentSettings } from '@/lib/tracking/consent/consent-settings-event';
import { useConsent } from '@/lib/tracking/consent/consent-store';
import { ConsentBar, type ConsentBarProps } from './consent-bar';
import type { ConsentDialogLabels } from './consent-dialog';
import { type TagManager } from '@/lib/core/tag-manager-settings';

// Most pages need neither: the tags are loaded after consent, and the dialog when it is opened.
const Tags = lazy(() => import('./tags').then((module) => ({ default: module.Tags })));
const ConsentDialog = lazy(() => import('./consent-dialog').then((module) => ({ default: module.ConsentDialog })));

interface ConsentCenterProps {
  /** Null: the shop has no tags, so no consent is needed. */
  manager: TagManager | null;
  bar: Pick<ConsentBarProps, 'labels' | 'cookiesPath' | 'buttonClass'>;
  dialog: ConsentDialogLabels;
}

/** Shows the consent bar once, loads the tags after consent, and contains the settings dialog that every footer opens. */
export function ConsentCenter({ manager, bar, dialog }: ConsentCenterProps) {
  const consent = useConsent();
  /** Null before it is first opened. */
  const [open, setOpen] = useState<boolean | null>(null);

  useEffect(() => onConsentSettings(() => setOpen(true)), []);

  const decide = (choices: Choices) =>
    import('@/lib/tracking/consent/save-consent').then(({ saveConsent: keep }) => {
      setOpen((seen) => seen && false);
      return keep(choices);
    });

  return (
    <>
      {manager && consent === null && <ConsentBar {...bar} onDecide={decide} onSettings={() => setOpen(true)} />}
      <Suspense>
        {manager && consent && isTagManagerAllowed(manager, consent) && <Tags manager={manager} choices={consent} />}
        {open !== null && (
          <ConsentDialog
            open={open}
            consent={manager ? (consent ?? null) : undefined}
            labels={dialog}
            cookiesPath={bar.cookiesPath}
            onDecide={decide}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
