import { readGoogleFeed } from '@/lib/discovery/feeds/read-feeds';
import { localeOfRequest } from '@/lib/i18n/locale-of-request';
import { serveText } from '@/lib/server/http/serve-text';

export const dynamic = 'force-dynamic';

/** Product feed of this domain for Google Merchant Center. */
export function GET(request: Request): Promise<Response> {
  const locale = localeOfRequest(request);
  return serveText(request, {
    key: `google ${locale}`,
    type: 'application/xml; charset=utf-8',
    build: () => readGoogleFeed(locale),
  });
}
