import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { PREVIEW_HEADER } from '@/lib/session/preview-cookie';
import { ROUTER_HEADER, SEARCH_HEADER } from '@/lib/routing/clean-url';
import { ERROR_PAGE_HEADER } from './error-page-kinds';

/** Headers that only a proxy or this server may set; forged ones are removed. */
const CLIENT_HEADERS =
  /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-request-id|traceparent|tracestate|baggage|x-middleware-.*|x-invoke-.*)$/;
/** Headers from this server to Next. */
const INTERNAL_HEADERS = new Set([ERROR_PAGE_HEADER, SEARCH_HEADER, ROUTER_HEADER, PREVIEW_HEADER]);
const HOST = /^[a-z0-9._-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

export interface Connection {
  remoteAddress: string | undefined;
  /** Whether the connection comes from a trusted proxy. */
  trustProxy: boolean;
  /** Scheme of the configured origin of a host. */
  protoOf: (host: string) => 'http' | 'https';
}

/**
 * Sets the headers that tell Next and route handlers about the client: from the socket, or from a trusted proxy. Mutates
 * the headers; returns false without a valid Host.
 */
export function setClientHeaders(
  headers: IncomingHttpHeaders,
  { remoteAddress, trustProxy, protoOf }: Connection,
): boolean {
  const address = (trustProxy && normalizeIp(lastOf(headers['x-forwarded-for']))) || normalizeIp(remoteAddress);
  const host = clientHost(headers, trustProxy);
  const proto = (trustProxy && lastOf(headers['x-forwarded-proto'])) || protoOf(host);
  for (const name of Object.keys(headers)) {
    if (CLIENT_HEADERS.test(name) || INTERNAL_HEADERS.has(name)) delete headers[name];
  }
  if (!HOST.test(host)) return false;
  headers.host = host;
  headers['x-forwarded-host'] = headers.host;
  headers['x-forwarded-proto'] = proto === 'https' ? 'https' : 'http';
  headers['x-forwarded-for'] = address;
  return true;
}

/** The host that the client asked for, in lower case. */
export const clientHost = (headers: IncomingHttpHeaders, trustProxy: boolean): string =>
  ((trustProxy && lastOf(headers['x-forwarded-host'])) || headers.host || '').toLowerCase();

const lastOf = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined;

/** Some proxies append the port. */
const WITH_PORT = /^\[(?<v6>[^\]]*)\](?::\d{1,5})?$|^(?<v4>[\d.]+):\d{1,5}$/;

/** Normalizes an IP address, unwrapping IPv4-mapped IPv6; '' if invalid. */
function normalizeIp(text = ''): string {
  const { v4, v6 } = WITH_PORT.exec(text)?.groups ?? {};
  const address = v4 ?? v6 ?? text;
  // ipaddr.js also accepts legacy notations such as `7` or octal numbers.
  return isIP(address) ? ipaddr.process(address).toString() : '';
}
