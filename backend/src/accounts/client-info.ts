import type { Context } from 'koa';
import { limitKey } from '../platform/http/rate-limit';
import { hashToken } from '../platform/secrets/tokens';
import { isStorefront, readShopLocale } from '../platform/http/request-helpers';
import { type Locale } from '../../contract/locales';
import { DEVICE_HEADER, AGENT_HEADER } from '../../contract/headers';

/** Who asks, as far as accounts are concerned. */
export interface ClientInfo {
  locale: Locale;
  /** The visitor's own address, where the storefront names it. */
  ip: string;
  /** The address as limits count it: an IPv6 customer has a whole network. */
  rateLimitKey: string;
  /** Hash of the browser's own secret cookie; null when there is none. */
  device: string | null;
  agent: string;
}

/** Headers about the visitor count only in calls of the storefront. */
export function readClientInfo(ctx: Context): ClientInfo {
  const trusted = isStorefront(ctx);
  const device = trusted ? ctx.get(DEVICE_HEADER) : '';
  return {
    locale: readShopLocale(ctx),
    ip: ctx.request.ip,
    rateLimitKey: limitKey(ctx.request.ip),
    device: /^[\w-]{16,128}$/.test(device) ? hashToken(device) : null,
    agent: ((trusted && ctx.get(AGENT_HEADER)) || ctx.get('user-agent')).slice(0, 500),
  };
}

/** The bearer token of a call, whether or not it opens a session. */
export function readToken(ctx: Context): string | null {
  const [scheme = '', token, ...rest] = ctx.get('authorization').split(/\s+/);
  return scheme.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : null;
}
