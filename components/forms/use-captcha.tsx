'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaSettings } from '@/lib/forms/captcha';
import type { CaptchaProps, Execute } from './captcha';

/** Milliseconds to wait for a token. */
const PATIENCE_MS = 5_000;

interface CaptchaGuard {
  /** Starts loading; called on first use of the form. */
  wake: () => void;
  /** Null after the timeout, and immediately if the script is blocked. */
  getToken: (action: string) => Promise<string | null>;
  element: ReactNode;
}

type Loaded = { kind: 'waiting' } | { kind: 'there'; execute: Execute } | { kind: 'blocked' };

/** Invisible captcha of one form, or null if not configured. Nothing is requested from Google before the form is used. */
export function useCaptcha(settings: CaptchaSettings | null): CaptchaGuard | null {
  const [Captcha, setCaptcha] = useState<ComponentType<CaptchaProps> | null>(null);
  const state = useRef<Loaded>({ kind: 'waiting' });
  const waiting = useRef<(() => void)[]>([]);
  const requested = useRef(false);
  const gone = useRef(false);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const arrive = useCallback((loaded: Loaded) => {
    state.current = loaded;
    for (const go of waiting.current.splice(0)) go();
  }, []);
  const onReady = useCallback((execute: Execute) => arrive({ kind: 'there', execute }), [arrive]);
  const onBlocked = useCallback(() => arrive({ kind: 'blocked' }), [arrive]);

  const load = async () => {
    const loaded = await import('./captcha');
    if (!gone.current) setCaptcha(() => loaded.Captcha);
  };
  const wake = () => {
    if (requested.current) return;
    requested.current = true;
    load().catch(onBlocked);
  };
  const ask = async (action: string): Promise<string | null> => {
    if (state.current.kind === 'waiting') await new Promise<void>((go) => waiting.current.push(go));
    return state.current.kind === 'there' ? state.current.execute(action) : null;
  };
  const getToken = async (action: string) => {
    wake();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE_MS);
    });
    const token = await Promise.race([ask(action).catch(() => null), late]);
    clearTimeout(timer);
    return token || null;
  };

  if (!settings) return null;
  return {
    wake,
    getToken,
    element: Captcha && <Captcha settings={settings} onReady={onReady} onBlocked={onBlocked} />,
  };
}
