import type { Context } from 'koa';
import { parseOrderAccessHeader } from '../domain/order-access-key';
import { limitKey } from '../platform/http/rate-limit';
import { hashToken } from '../platform/secrets/tokens';
import { isStorefront, readShopLocale } from '../platform/http/request-helpers';
import { type Locale } from '../../contract/locales';
import { AGENT_HEADER, DEVICE_HEADER, ORDER_ACCESS_HEADER } from '../../contract/headers';

/** Browser, network and language of a request. */
export interface ClientInfo {
  locale: Locale;
  /** The client's IP address, as forwarded by the storefront. */
  ip: string;
  /** Rate limit key of the IP address; an IPv6 address counts as its network. */
  rateLimitKey: string;
  /** Hash of the browser's device cookie; null without one. */
  device: string | null;
  agent: string;
  /** Hash of the session token sent along, valid or not; null without one. */
  session: string | null;
  /** Order access keys sent along, by order slug; not verified yet. */
  access: Map<string, string>;
}

/** Client headers are only trusted in calls from the storefront. */
export function readClientInfo(ctx: Context): ClientInfo {
  const trusted = isStorefront(ctx);
  const device = trusted ? ctx.get(DEVICE_HEADER) : '';
  const token = readToken(ctx);
  return {
    locale: readShopLocale(ctx),
    ip: ctx.request.ip,
    rateLimitKey: limitKey(ctx.request.ip),
    device: /^[\w-]{16,128}$/.test(device) ? hashToken(device) : null,
    agent: ((trusted && ctx.get(AGENT_HEADER)) || ctx.get('user-agent')).slice(0, 500),
    session: token === null ? null : hashToken(token),
    access: parseOrderAccessHeader(ctx.request.headers[ORDER_ACCESS_HEADER]),
  };
}

/** The bearer token of the request, valid or not; null without one. */
export function readToken(ctx: Context): string | null {
  const [scheme = '', token, ...rest] = ctx.get('authorization').split(/\s+/);
  return scheme.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : null;
}
