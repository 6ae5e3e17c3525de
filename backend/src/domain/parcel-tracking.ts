/** Tracking pages of carriers; `{code}` and `{postalCode}` are filled in. */
const PAGES: [RegExp, string][] = [
  [/post ?nl/i, 'https://jouw.postnl.nl/track-and-trace/{code}-NL-{postalCode}'],
  [/post ?nord/i, 'https://tracking.postnord.com/tracking?id={code}'],
  [/dhl/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={code}'],
  [/dpd/i, 'https://www.dpdgroup.com/nl/mydpd/my-parcels/search?parcelNumber={code}'],
  [/gls/i, 'https://gls-group.eu/track/{code}'],
  [/ups/i, 'https://www.ups.com/track?tracknum={code}'],
  [/hermes/i, 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{code}'],
  [/colissimo|la poste/i, 'https://www.laposte.fr/outils/suivre-vos-envois?code={code}'],
  [/correos/i, 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={code}'],
];

/** Tracking URL; null for an unknown carrier or a malformed code. */
export function trackingUrl(carrier: string | null, code: string | null, postalCode: string): string | null {
  const compact = (code ?? '').replace(/\s/g, '');
  if (!/^[\w-]{4,40}$/.test(compact)) return null;
  const page = PAGES.find(([name]) => name.test(carrier ?? ''))?.[1];
  if (!page) return null;
  return page.replace('{code}', compact).replace('{postalCode}', encodeURIComponent(postalCode.replace(/\s/g, '')));
}
