import type { IncomingHttpHeaders } from 'node:http';
import { PREVIEW_HEADER } from '@/lib/session/preview-cookie';
import { ROUTER_HEADER, SEARCH_HEADER } from '@/lib/routing/clean-url';
import { FALLBACK_HEADER } from './fallback';

/** Headers that only a proxy or we ourselves may set: from anyone else they are lies about who asks and where. */
const CLAIMS =
  /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-middleware-.*|x-invoke-.*)$/;
/** What our own server tells Next. */
const OWN = new Set([FALLBACK_HEADER, SEARCH_HEADER, ROUTER_HEADER, PREVIEW_HEADER]);
const HOST = /^[a-z0-9._-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

export interface Connection {
  remoteAddress: string | undefined;
  trustProxy: boolean;
  /** Scheme of the configured origin of a host. */
  protoOf: (host: string) => 'http' | 'https';
}

/**
 * What Next and the route handlers are told about the visitor: the socket's address, or what the proxy in front says when one is
 * trusted. Changes the headers in place; false when there is no usable Host.
 */
export function settleForwarded(
  headers: IncomingHttpHeaders,
  { remoteAddress, trustProxy, protoOf }: Connection,
): boolean {
  const last = (name: string): string | undefined =>
    String(headers[name] ?? '')
      .split(',')
      .at(-1)
      ?.trim() || undefined;
  const address = (trustProxy && last('x-forwarded-for')) || remoteAddress || '';
  const host = (trustProxy && last('x-forwarded-host')) || headers.host || '';
  const proto = (trustProxy && last('x-forwarded-proto')) || protoOf(host);
  for (const name of Object.keys(headers)) {
    if (CLAIMS.test(name) || OWN.has(name)) delete headers[name];
  }
  if (!HOST.test(host)) return false;
  headers.host = host.toLowerCase();
  headers['x-forwarded-host'] = headers.host;
  headers['x-forwarded-proto'] = proto === 'https' ? 'https' : 'http';
  headers['x-forwarded-for'] = plainAddress(address);
  return true;
}

/** IPv4 seen through an IPv6 socket is written as IPv4. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
