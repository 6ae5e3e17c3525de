import { readLlmsTxt } from '@/lib/discovery/feeds/read-feeds';
import { localeOfRequest } from '@/lib/i18n/locale-of-request';
import { serveText } from '@/lib/server/http/serve-text';

export const dynamic = 'force-dynamic';

/** Guide to this domain for language models. */
export function GET(request: Request): Promise<Response> {
  const locale = localeOfRequest(request);
  return serveText(request, {
    key: `llms ${locale}`,
    type: 'text/plain; charset=utf-8',
    build: () => readLlmsTxt(locale),
  });
}
