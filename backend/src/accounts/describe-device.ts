import ipaddr from 'ipaddr.js';
import { networkOf } from '../platform/http/network-of';

/** Names in the order in which they must be looked for: most browsers also claim to be others. */
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

/** `Firefox · Windows`; empty when the program doesn't say. */
export function describeDevice(agent: string): string {
  return [find(BROWSERS, agent), find(SYSTEMS, agent)].filter(Boolean).join(' · ');
}

/** An address that names a region rather than a home: two numbers of IPv4, the first 48 bits of IPv6. This machine has none. */
export function anonymizeIpAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 2).join('.')}.*.*`;
  return address.range() === 'loopback' ? '' : `${networkOf(address, 3)}::/48`;
}
