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
export function nameDevice(agent: string): string {
  return [find(BROWSERS, agent), find(SYSTEMS, agent)].filter(Boolean).join(' · ');
}

/** An address that names a region rather than a home: two numbers of IPv4, the first 48 bits of IPv6. This machine has none. */
export function coarseAddress(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d+)\.(\d+)\.\d+\.\d+$/i.exec(ip);
  if (v4) return `${v4[1]}.${v4[2]}.*.*`;
  if (!ip.includes(':') || ip === '::1') return '';
  const [head = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  while (groups.length < 3) groups.push('0');
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/48`;
}
