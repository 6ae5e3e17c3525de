import { BackendError } from '@/lib/backend/errors';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { localeOfRequest } from '@/lib/i18n/locale-of-request';
import { colonOf } from '@/backend/contract/colon';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';

export const dynamic = 'force-dynamic';

/** `--color-water` and `--color-paper` of app/styles/tokens.css. */
const THEME = '#d9f0f0';
const GROUND = '#ffffff';

/** Name, colours and icons for installing the shop on a home screen. */
export async function GET(request: Request): Promise<Response> {
  const locale = localeOfRequest(request);
  try {
    const { siteName, tagline } = await getSiteSettings(locale);
    const manifest = {
      id: '/',
      start_url: '/',
      name: tagline ? `${siteName}${colonOf(locale)} ${tagline}` : siteName,
      short_name: siteName,
      lang: LOCALE_SETTINGS[locale].tag,
      display: 'minimal-ui',
      theme_color: THEME,
      background_color: GROUND,
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/images/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/images/icon-512.png', type: 'image/png', sizes: '512x512' },
      ],
    };
    return new Response(JSON.stringify(manifest), {
      headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
    });
  } catch (error) {
    if (error instanceof BackendError) return new Response('Not available', { status: 503 });
    throw error;
  }
}
