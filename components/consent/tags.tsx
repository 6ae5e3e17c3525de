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

/** Loads the tag manager, whose code is a separate chunk, after consent only. */
export function Tags({ manager, choices }: TagsProps) {
  const path = usePathname();
  const [opened, setOpened] = useState(false);
  const open = opened || !excludesTags(location.pathname);
  if (open && !opened) setOpened(true);
  // Not on URLs that contain a secret; start on the next page.
  return open && <OpenTags manager={manager} choices={choices} path={path} />;
}

function OpenTags({ manager: { kind, id, scriptUrl }, choices, path }: TagsProps & { path: string }) {
  // During render, because it must precede the script, whose effect runs before ours.
  useState(() => startDataLayer(choices));
  const last = useRef<{ path: string; url: string } | null>(null);
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
    const url = publicUrl(location.href);
    last.current = { path, url };
    if (!before || before.path === path) return;
    setPage(location.href, before.url);
    if (!excludesTags(location.pathname)) sendPageView(kind, before.url);
  }, [kind, path]);

  useEffect(() => watchAddress((href) => setPage(href, publicUrl(location.href))), []);

  return kind === 'ga' ? (
    <GoogleAnalytics gaId={id} />
  ) : (
    <GoogleTagManager gtmId={id} gtmScriptUrl={scriptUrl ?? undefined} />
  );
}

/** Reports the next URL before the navigation: tags that watch the history would read it themselves. Without the Navigation API, reports it afterwards. */
function watchAddress(tell: (href: string) => void): () => void {
  if (!('navigation' in window)) return () => {};
  const { navigation } = window;
  const listen = ({ destination, downloadRequest }: NavigateEvent): void => {
    if (destination.sameDocument && downloadRequest === null) tell(destination.url);
  };
  navigation.addEventListener('navigate', listen);
  return () => navigation.removeEventListener('navigate', listen);
}
