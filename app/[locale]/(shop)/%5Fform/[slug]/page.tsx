import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { BlockSection } from '@/components/content/block-section';
import { ComposedFormView } from '@/components/forms/composed-form-view';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import { findFormView, FORM_VIEW_HEADER } from '@/lib/server/endpoint/form-views';
import { getForm } from '@/lib/forms/composed/form-queries';
import { type Alternates } from '@/lib/i18n/alternates';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/backend/contract/locales';

type Props = PageProps<'/[locale]/_form/[slug]'>;

/** Renders a native form submission that the server rejected: per request, see lib/server/endpoint/render-form-page.ts. */
export default async function RejectedFormPage({ params }: Props) {
  const { locale, view, form } = await load(params);
  if (!view || !form) return <NotFoundView locale={locale} />;
  const t = await getTranslations({ locale, namespace: 'composed' });
  return (
    <PageFrame
      locale={locale}
      alternates={await findAlternates(locale, view.page)}
      breadcrumbs={[
        { label: t('back'), path: view.page },
        { label: form.title, path: view.page },
      ]}
      status={view.status}
    >
      <BlockSection title={form.title} level={1}>
        <ComposedFormView form={form} locale={locale} page={view.page} rejected={view} />
      </BlockSection>
    </PageFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, form } = await load(params);
  const t = await getTranslations({ locale, namespace: 'composed' });
  return { title: t('failedTitle', { title: form?.title ?? '' }), robots: { index: false } };
}

async function load(params: Props['params']) {
  const { locale: wanted } = await params;
  const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
  const found = findFormView((await headers()).get(FORM_VIEW_HEADER));
  const view = found?.kind === 'form' ? found : null;
  return { locale, view, form: view && (await getForm(locale, view.slug)) };
}

/** Paths of the page that contains the form, in the other languages. */
async function findAlternates(locale: Locale, page: string): Promise<Alternates> {
  const index = await getRouteIndex();
  const id = index?.find(locale, 'page', page) ?? null;
  return index && id !== null ? index.alternates('page', id) : {};
}
