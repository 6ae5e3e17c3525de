'use client';

import { useEffect, useState } from 'react';
import { type ErrorLabels, readErrorLabels } from '@/lib/core/read-error-labels';
import { isChunkLoadError, reloadOnce } from '@/lib/core/reload-once';

/** The root layout itself failed in the browser: plain text only, because nothing of the shop can be relied on. */
export default function GlobalError({ error }: { error: Error }) {
  // Also prerendered at build, where there is no document.
  const [labels] = useState<ErrorLabels | null>(() => (typeof document === 'undefined' ? null : readErrorLabels()));
  useEffect(() => {
    if (isChunkLoadError(error)) reloadOnce();
  }, [error]);
  return (
    <html lang={typeof document === 'undefined' ? 'nl' : document.documentElement.lang}>
      <body>
        <main>
          <h1>{labels?.title}</h1>
          <p>{labels?.text}</p>
          <button type="button" onClick={() => location.reload()}>
            {labels?.btn}
          </button>
        </main>
      </body>
    </html>
  );
}
