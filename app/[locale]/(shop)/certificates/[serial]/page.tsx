import type { Metadata } from 'next';
import { CertificateCheck } from '@/components/academy/certificates/certificate-check';
import { localeParam } from '@/lib/customer/account/unlocalized-route';
import { certificateMetadata } from '@/lib/discovery/seo/certificate-metadata';

/** Rendered per request: it shows a certificate, which may be deleted at any time. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/certificates/[serial]'>;

/** The page that the code on a certificate leads to. */
export default async function CertificatePage({ params }: Props) {
  const [locale, { serial }] = await Promise.all([localeParam(params), params]);
  return <CertificateCheck serial={serial} locale={locale} />;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  certificateMetadata(await localeParam(params));
