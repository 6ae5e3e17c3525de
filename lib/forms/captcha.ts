/** Public captcha settings. */
export interface CaptchaSettings {
  siteKey: string;
  /** Set only by the sandbox; null for Google's script. */
  scriptUrl: string | null;
}

/** Request header that carries the captcha token. */
export const CAPTCHA_HEADER = 'x-captcha-token';

/** Without a token no header is sent; the endpoint decides whether that is accepted. */
export const captchaHeaders = (token: string | null): Record<string, string> =>
  token ? { [CAPTCHA_HEADER]: token } : {};
