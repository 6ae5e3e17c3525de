import 'server-only';
import { env } from '@/lib/core/env';
import type { CaptchaSettings } from './captcha';

/** What the browser must know of the captcha, null where none is set up. Constant while the server runs, so pages may keep it. */
export function captchaSettings(): CaptchaSettings | null {
  const { captcha } = env();
  return captcha && { siteKey: captcha.siteKey, scriptUrl: captcha.scriptUrl };
}
