import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { pictureUrl } from '@/lib/core/picture-source';
import { searchShop } from '@/lib/discovery/search/search-shop';
import type { Suggestion } from '@/lib/discovery/search/types';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';

const MAX_SUGGESTIONS = 8;
const THUMBNAIL_WIDTH = 96;

/** Search suggestions. */
export const GET = endpoint(async ({ request, caller }) => {
  const { locale } = caller;
  const hits = await searchShop(
    request.nextUrl.searchParams.get('q') ?? '',
    { locale, ip: caller.ip },
    MAX_SUGGESTIONS,
  );
  const data = hits.map(
    ({ group, title, path, product }): Suggestion => ({
      group,
      title,
      path,
      image: product?.image ? pictureUrl(product.image.url, THUMBNAIL_WIDTH) : null,
      price: product && product.variants.length > 0 ? formatMoney(product.from, LOCALE_SETTINGS[locale].tag) : null,
    }),
  );
  return jsonResponse({ data });
});
