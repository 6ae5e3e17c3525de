'use client';

import { GoogleAnalytics, GoogleTagManager } from '@next/third-parties/google';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { sendEvent, sendPageView, setPage, startDataLayer } from '@/lib/tracking/analytics/data-layer';
import { excludesTags, publicUrl } from '@/lib/tracking/analytics/page-url';
import { setTagSender } from '@/lib/tracking/analytics/track';
import type { Choices } from '@/lib/session/consent-cookie';
import { type TagManager } from '@/lib/core/tag-manager-settings';

interface TagsProps {
  manager: TagManager;
  choices: Choices;
}

/** The tag manager. Its code is in a file of its own, which is not even asked for before the visitor has consented. */
export function Tags({ manager, choices }: TagsProps) {
  const path = usePathname();
  const [opened, setOpened] = useState(false);
  const open = opened || !excludesTags(location.pathname);
  if (open && !opened) setOpened(true);
  // An address that holds a secret is no place to start them; the next page is.
  return open && <OpenTags manager={manager} choices={choices} path={path} />;
}

function OpenTags({ manager: { kind, id, scriptUrl }, choices, path }: TagsProps & { path: string }) {
  // While rendering, because it must come before the script, whose effect runs before ours.
  useState(() => startDataLayer(choices));
  const last = useRef<{ path: string; address: string } | null>(null);
  const { statistics, marketing } = choices;

  useEffect(() => {
    startDataLayer({ statistics, marketing });
    setTagSender((event) => sendEvent(kind, event));
    return () => {
      setTagSender(null);
      startDataLayer({ statistics: false, marketing: false });
    };
  }, [kind, statistics, marketing]);

  useEffect(() => {
    const before = last.current;
    const address = publicUrl(location.href);
    last.current = { path, address };
    if (!before || before.path === path) return;
    setPage(location.href, before.address);
    if (!excludesTags(location.pathname)) sendPageView(kind, before.address);
  }, [kind, path]);

  useEffect(() => watchAddress((href) => setPage(href, publicUrl(location.href))), []);

  return kind === 'ga' ? (
    <GoogleAnalytics gaId={id} />
  ) : (
    <GoogleTagManager gtmId={id} gtmScriptUrl={scriptUrl ?? undefined} />
  );
}

/** Tells the next address before it is there: tags that watch the browser's history would read it themselves. Where the browser can't, the page tells it afterwards. */
function watchAddress(tell: (href: string) => void): () => void {
  if (!('navigation' in window)) return () => {};
  const { navigation } = window;
  const listen = ({ destination, downloadRequest }: NavigateEvent): void => {
    if (destination.sameDocument && downloadRequest === null) tell(destination.url);
  };
  navigation.addEventListener('navigate', listen);
  return () => navigation.removeEventListener('navigate', listen);
}
