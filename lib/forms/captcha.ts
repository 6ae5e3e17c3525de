/** What a form needs to ask for a captcha; null where the shop has none. */
export interface CaptchaSettings {
  siteKey: string;
  /** Only the sandbox has another one than Google's. */
  scriptUrl: string | null;
}

/** How a token travels to our own endpoints. */
export const CAPTCHA_HEADER = 'x-captcha-token';

/** A visitor whose browser could not get a token sends none: what then happens is the endpoint's decision. */
export const captchaHeaders = (token: string | null): Record<string, string> =>
  token ? { [CAPTCHA_HEADER]: token } : {};
