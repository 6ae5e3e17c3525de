import type { Metadata } from 'next';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { loadBreadcrumbs } from '@/components/layout/breadcrumb-items';
import { ProductView } from '@/components/product/product-view';
import { getProduct, listShippingCountries } from '@/lib/catalog/product-queries';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { productCard } from '@/lib/discovery/og/entry-cards';
import { productPath } from '@/backend/contract/paths';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import { plainText } from '@/lib/discovery/seo/page-texts';
import { DEFAULT_LOCALE, isLocale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

type Props = PageProps<'/[locale]/shop/[slug]'>;

/** Nothing is prerendered at build: each page is rendered on its first visit and cached. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

export default async function ProductPage({ params }: Props) {
  const { locale, slug } = await readParams(params);
  const product = await getProduct(locale, slug);
  if (!product) return <NotFoundView locale={locale} />;
  const [trail, settings, countries] = await Promise.all([
    loadBreadcrumbs(locale, PAGE_SLUGS.shop),
    getSiteSettings(locale),
    listShippingCountries(locale),
  ]);
  const breadcrumbs = [...trail, { label: product.title, path: productPath(locale, slug) }];
  return (
    <PageFrame locale={locale} alternates={product.alternates} breadcrumbs={breadcrumbs}>
      <ProductView product={product} settings={settings} countries={countries} locale={locale} />
    </PageFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await readParams(params);
  const product = await getProduct(locale, slug);
  if (!product) return { robots: { index: false } };
  return pageMetadata({
    locale,
    path: productPath(locale, slug),
    title: product.seo.title || product.title,
    description: product.seo.description,
    texts: [product.summary, product.intro.text, plainText(product.body)],
    image: product.seo.image,
    card: await productCard(product, locale),
    alternates: product.alternates,
  });
}

async function readParams(params: Props['params']) {
  const { locale, slug } = await params;
  return { locale: isLocale(locale) ? locale : DEFAULT_LOCALE, slug: decodeURIComponent(slug) };
}
