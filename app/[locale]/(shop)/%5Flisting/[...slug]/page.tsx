import { listScope } from '@/lib/backend/list-scope';
import ContentPage, { generateMetadata } from '../../[...slug]/page';

/** Rendered per request: middleware sends lists here that are too many to cache. */
export const dynamic = 'force-dynamic';

export { generateMetadata };

export default function ListingPage(props: PageProps<'/[locale]/[...slug]'>) {
  listScope().cached = false;
  return ContentPage(props);
}
