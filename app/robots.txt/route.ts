import { originOf } from '@/lib/i18n/hosts';
import { localeOfRequest } from '@/lib/i18n/locale-of-request';
import { isDemo } from '@/lib/discovery/seo/page-metadata';
import { buildRobots } from '@/lib/discovery/seo/robots';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  return new Response(buildRobots(originOf(localeOfRequest(request)), isDemo()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
