import ipaddr from 'ipaddr.js';

/** Which connections come from a proxy whose `X-Forwarded-*` headers are true. */
export interface ProxyTrust {
  isProxy(remoteAddress: string | undefined): boolean;
  /** The only interface to listen on; undefined for all. */
  listenHost: string | undefined;
}

const LOOPBACK = ['127.0.0.0/8', '::1/128'];

/**
 * Parses `TRUST_PROXY`: 0 for none, 1 for a proxy on this machine, else the IP addresses and networks of proxies on
 * others, separated by commas. Null if it is invalid. With 1 the storefront listens on the loopback interface only.
 */
export function parseProxyTrust(setting: string): ProxyTrust | null {
  if (setting === '0') return { isProxy: () => false, listenHost: undefined };
  const entries = setting === '1' ? LOOPBACK : setting.split(',').map((entry) => entry.trim());
  const networks = entries.map(parseNetwork).filter((network) => network !== null);
  if (networks.length < entries.length) return null;
  return {
    isProxy(remoteAddress = '') {
      if (!ipaddr.isValid(remoteAddress)) return false;
      const address = ipaddr.process(remoteAddress);
      return networks.some((network) => isInside(address, network));
    },
    listenHost: setting === '1' ? '127.0.0.1' : undefined,
  };
}

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

function parseNetwork(entry: string): Network | null {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry);
  // Not `1` or `10.1`, which ipaddr.js reads as addresses too.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(entry) || ipaddr.IPv6.isValid(entry);
  if (!isAddress) return null;
  const address = ipaddr.parse(entry);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

const isInside = (address: Network[0], [network, bits]: Network): boolean =>
  address.kind() === network.kind() && address.match(network, bits);
