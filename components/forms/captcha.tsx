'use client';

import { useEffect, useState } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import type { CaptchaSettings } from '@/lib/forms/captcha';

export type Execute = (action: string) => Promise<string>;

export interface CaptchaProps {
  settings: CaptchaSettings;
  onReady: (execute: Execute) => void;
  onBlocked: () => void;
}

/** Id that the library gives its script; it treats an existing one as loaded. */
const SCRIPT_ID = 'google-recaptcha-v3';

/** Loads the script and passes on the function that creates tokens. Renders nothing. */
export function Captcha({ settings, onReady, onBlocked }: CaptchaProps) {
  const [mayMount, setMayMount] = useState(false);

  // The sandbox's script, or one that another form on this page is loading: the library must come after it.
  useEffect(() => {
    let unmounted = false;
    const mount = () => !unmounted && setMayMount(true);
    const script = findScript() ?? insertScript(settings);
    if (!script || 'grecaptcha' in window) return void mount();
    script.addEventListener('load', mount);
    script.addEventListener('error', onBlocked);
    return () => {
      unmounted = true;
      script.removeEventListener('load', mount);
      script.removeEventListener('error', onBlocked);
    };
  }, [settings, onBlocked]);

  // The library's own script: it does not report loading errors.
  useEffect(() => {
    const script = mayMount ? findScript() : null;
    script?.addEventListener('error', onBlocked);
    return () => script?.removeEventListener('error', onBlocked);
  }, [mayMount, onBlocked]);

  if (!mayMount) return null;
  return (
    <GoogleReCaptchaProvider reCaptchaKey={settings.siteKey} scriptProps={{ async: true, id: SCRIPT_ID }}>
      <HandOver onReady={onReady} />
    </GoogleReCaptchaProvider>
  );
}

function HandOver({ onReady }: Pick<CaptchaProps, 'onReady'>) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) onReady((action) => executeRecaptcha(action));
  }, [executeRecaptcha, onReady]);
  return null;
}

const findScript = (): HTMLElement | null => document.getElementById(SCRIPT_ID);

/** Null for Google's own URL, which the library inserts itself. */
function insertScript({ siteKey, scriptUrl }: CaptchaSettings): HTMLElement | null {
  if (!scriptUrl) return null;
  const url = new URL(scriptUrl, document.baseURI);
  url.searchParams.set('render', siteKey);
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.src = url.href;
  script.async = true;
  document.head.append(script);
  return script;
}
