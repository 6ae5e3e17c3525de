import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { PREVIEW_HEADER } from '@/lib/session/preview-cookie';
import { ROUTER_HEADER, SEARCH_HEADER } from '@/lib/routing/clean-url';
import { ERROR_PAGE_HEADER } from './error-page-kinds';

/** Headers that only a proxy or we ourselves may set: from anyone else they are lies about who asks and where. */
const CLIENT_HEADERS =
  /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-middleware-.*|x-invoke-.*)$/;
/** What our own server tells Next. */
const INTERNAL_HEADERS = new Set([ERROR_PAGE_HEADER, SEARCH_HEADER, ROUTER_HEADER, PREVIEW_HEADER]);
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
export function setClientHeaders(
  headers: IncomingHttpHeaders,
  { remoteAddress, trustProxy, protoOf }: Connection,
): boolean {
  const last = (name: string): string | undefined =>
    String(headers[name] ?? '')
      .split(',')
      .at(-1)
      ?.trim() || undefined;
  const address = (trustProxy && normalizeIp(last('x-forwarded-for'))) || normalizeIp(remoteAddress);
  const host = (trustProxy && last('x-forwarded-host')) || headers.host || '';
  const proto = (trustProxy && last('x-forwarded-proto')) || protoOf(host);
  for (const name of Object.keys(headers)) {
    if (CLIENT_HEADERS.test(name) || INTERNAL_HEADERS.has(name)) delete headers[name];
  }
  if (!HOST.test(host)) return false;
  headers.host = host.toLowerCase();
  headers['x-forwarded-host'] = headers.host;
  headers['x-forwarded-proto'] = proto === 'https' ? 'https' : 'http';
  headers['x-forwarded-for'] = address;
  return true;
}

/** Some proxies name the port, too. */
const WITH_PORT = /^\[(?<v6>[^\]]*)\](?::\d{1,5})?$|^(?<v4>[\d.]+):\d{1,5}$/;

/** One spelling for each address, IPv4 as it is also when it came through an IPv6 socket; empty for what is none. */
function normalizeIp(text = ''): string {
  const { v4, v6 } = WITH_PORT.exec(text)?.groups ?? {};
  const address = v4 ?? v6 ?? text;
  // ipaddr.js itself takes older spellings too, such as `7` or octal numbers.
  return isIP(address) ? ipaddr.process(address).toString() : '';
}
