import { getImageProps } from 'next/image';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import type { Media } from '@/lib/core/media';
import { searchShop } from '@/lib/discovery/search/search-shop';
import type { Suggestion } from '@/lib/discovery/search/types';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';

const MAX_SUGGESTIONS = 8;
const THUMBNAIL = 64;

const thumbnail = (image: Media): string =>
  getImageProps({ src: image.url, alt: '', width: THUMBNAIL, height: THUMBNAIL }).props.src;

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
      image: product?.image ? thumbnail(product.image) : null,
      price: product && product.variants.length > 0 ? formatMoney(product.from, LOCALE_SETTINGS[locale].tag) : null,
    }),
  );
  return jsonResponse({ data });
});
