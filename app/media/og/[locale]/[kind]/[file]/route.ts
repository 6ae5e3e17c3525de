import { drawCard } from '@/components/og/draw-card';
import { BackendError } from '@/lib/backend/errors';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { reportError } from '@/lib/core/report-error';
import { type Brand, type Card, cardVersion, isCardKind } from '@/lib/discovery/og/card';
import { loadCard } from '@/lib/discovery/og/entry-cards';
import { RenderQueue, RenderQueueFull } from '@/lib/discovery/og/render-queue';
import { isLocale, type Locale } from '@/backend/contract/locales';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ locale: string; kind: string; file: string }>;
}

const NAME = /^([a-z0-9-]{1,64})\.png$/i;
const studio = new RenderQueue({ maxBytes: 48 * 1024 * 1024, maxWaiting: 60 });

/** The URL contains the version, so its content never changes. Other versions get the current image with a short lifetime. */
const FOREVER = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';

/** Open Graph image, drawn on first request. Only existing entries have one. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, kind, file } = await params;
  const [, id] = NAME.exec(file) ?? [];
  if (!isLocale(locale) || !isCardKind(kind) || id === undefined) return plain('Not found', 404);
  try {
    const [card, settings] = await Promise.all([loadCard(locale, kind, id), getSiteSettings(locale)]);
    if (card === 'unknown') return plain('Not available', 503);
    return card ? await respondWithCard(request, card, settings, locale) : plain('Not found', 404);
  } catch (error) {
    if (error instanceof BackendError) return plain('Not available', 503);
    throw error;
  }
}

async function respondWithCard(request: Request, card: Card, brand: Brand, locale: Locale): Promise<Response> {
  const version = cardVersion(card, brand);
  const isCurrent = new URL(request.url).searchParams.get('v') === version;
  const headers = {
    'cache-control': isCurrent ? FOREVER : SHORT,
    etag: `"${version}"`,
    'x-content-type-options': 'nosniff',
  };
  if (request.headers.get('if-none-match')?.includes(`"${version}"`))
    return new Response(null, { status: 304, headers });
  try {
    const png = await studio.get(`${locale} ${card.kind} ${card.id} ${version}`, () => drawCard(card, brand));
    return new Response(new Uint8Array(png), { headers: { ...headers, 'content-type': 'image/png' } });
  } catch (error) {
    if (!(error instanceof RenderQueueFull)) reportError(error, { where: `drawing ${card.kind} ${card.id}` });
    return fallbackImage(card, brand);
  }
}

/** Falls back to the original CMS image when drawing fails. */
function fallbackImage({ picture }: Card, { logo }: Brand): Response {
  const location = picture?.url ?? logo?.url;
  if (location === undefined) return plain('Not available', 503);
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
}

function plain(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
