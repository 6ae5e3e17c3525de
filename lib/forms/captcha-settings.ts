import 'server-only';
import { env } from '@/lib/core/env';
import type { CaptchaSettings } from './captcha';

/** Public captcha settings, null if disabled. Constant at run time, so pages may cache them. */
export function captchaSettings(): CaptchaSettings | null {
  const { captcha } = env();
  return captcha && { siteKey: captcha.siteKey, scriptUrl: captcha.scriptUrl };
}
