import type { IPv6 } from 'ipaddr.js';

/** The first groups of an address, without leading zeros: `2001:db8:0`. */
export const networkOf = ({ parts }: IPv6, groups: number): string =>
  parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':');
