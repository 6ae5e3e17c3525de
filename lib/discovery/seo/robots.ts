/** What crawlers are asked to leave alone: endpoints, and pages of one visitor. A demo asks them to stay away. */
export function buildRobots(origin: string, demo: boolean): string {
  const rules = demo
    ? ['Disallow: /']
    : ['Disallow: /api/', 'Disallow: /order/', 'Disallow: /order-payment', 'Disallow: /connect/'];
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
