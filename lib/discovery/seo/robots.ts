/** robots.txt: excludes endpoints and personal pages, and everything in a demo. */
export function buildRobots(origin: string, demo: boolean): string {
  const rules = demo
    ? ['Disallow: /']
    : ['Disallow: /api/', 'Disallow: /order/', 'Disallow: /order-payment', 'Disallow: /connect/'];
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
