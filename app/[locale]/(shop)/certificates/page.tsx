import type { Metadata } from 'next';
import { CertificateCheck } from '@/components/academy/certificates/certificate-check';
import { localeParam } from '@/lib/customer/account/unlocalized-route';
import { certificateMetadata } from '@/lib/discovery/seo/certificate-metadata';

/** Rendered per request: the query may hold a number. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/certificates'>;

/** Asks for the number of a certificate, and says what the shop knows of it. */
export default async function CertificatesPage({ params, searchParams }: Props) {
  const [locale, { number }] = await Promise.all([localeParam(params), searchParams]);
  return <CertificateCheck serial={typeof number === 'string' && number !== '' ? number : null} locale={locale} />;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  certificateMetadata(await localeParam(params));
