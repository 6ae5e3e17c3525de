'use client';

import { useEffect } from 'react';
import { noteClick } from '@/lib/core/clicked-link';
import { isChunkLoadError, reloadOnce } from '@/lib/core/reload-once';

/** Pages opened before a deploy request chunks that no longer exist: load the wanted page once to get the new ones. */
export function ChunkRecovery() {
  useEffect(() => {
    const onFailure = (event: Event): void => {
      const reason: unknown = 'reason' in event ? event.reason : 'error' in event ? event.error : null;
      if (isChunkLoadError(reason) || isLostAsset(event.target)) reloadOnce();
    };
    // Capture: error events of scripts and stylesheets do not bubble.
    window.addEventListener('error', onFailure, true);
    window.addEventListener('unhandledrejection', onFailure);
    window.addEventListener('click', noteClick, true);
    return () => {
      window.removeEventListener('error', onFailure, true);
      window.removeEventListener('unhandledrejection', onFailure);
      window.removeEventListener('click', noteClick, true);
    };
  }, []);
  return null;
}

/** A page can be used without a font or something that was loaded in advance. */
const LOST_ASSET = 'script[src*="/_next/static/"], link[rel="stylesheet"][href*="/_next/static/"]';

const isLostAsset = (target: EventTarget | null): boolean => target instanceof Element && target.matches(LOST_ASSET);
