import '@/app/globals.css';
import type { Viewport } from 'next';
import { notFound } from 'next/navigation';
import { fontClass } from '@/app/fonts';
import { ErrorLabels } from './error-labels';
import { isLocale } from '@/backend/contract/locales';

export const viewport: Viewport = { themeColor: '#d9f0f0' };

/** Nothing is prerendered at build, where there is no backend: each page is rendered on its first visit and cached. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  // Only paths that middleware does not match get here without a locale; server.ts handles those.
  if (!isLocale(locale)) notFound();
  return (
    // Next scrolls to the top of a new page at once, although links within a page scroll smoothly.
    <html lang={locale} className={fontClass} data-scroll-behavior="smooth">
      <body>
        {children}
        <ErrorLabels locale={locale} />
      </body>
    </html>
  );
}
