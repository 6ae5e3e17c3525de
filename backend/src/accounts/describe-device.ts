import ipaddr from 'ipaddr.js';
import { networkOf } from '../platform/http/network-of';

/** Order matters, because most browsers also claim to be others. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const find = (list: [RegExp, string][], agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** For example `Firefox · Windows`; empty if the user agent is unknown. */
export function describeDevice(agent: string): string {
  return [find(BROWSERS, agent), find(SYSTEMS, agent)].filter(Boolean).join(' · ');
}

/**
 * Truncates an IP address to a region: two octets of IPv4, 48 bits of IPv6. Empty for loopback and invalid addresses.
 */
export function anonymizeIpAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 2).join('.')}.*.*`;
  return address.range() === 'loopback' ? '' : `${networkOf(address, 3)}::/48`;
}
