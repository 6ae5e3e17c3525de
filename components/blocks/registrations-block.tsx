import { BlockSection } from '@/components/content/block-section';
import type { HeadingLevel } from '@/components/content/heading';
import type { Block } from '@/lib/content/pages/blocks';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { colonOf } from '@/backend/contract/colon';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface Props {
  block: Extract<Block, { kind: 'registrations' }>;
  level: HeadingLevel;
  locale: Locale;
}

/** Numbers in the registers of producers of the domain's country; of all countries on the English domain, which serves all. */
export async function RegistrationsBlock({ block, level, locale }: Props) {
  const { registrations } = await getSiteSettings(locale);
  const own = registrations.filter(({ country }) => locale === 'en' || country === LOCALE_SETTINGS[locale].country);
  if (own.length === 0) return null;
  return (
    <BlockSection title={block.title} level={level} text={block.text}>
      <ul>
        {own.map(({ scheme, number }) => (
          <li key={`${scheme} ${number}`}>
            {scheme}
            {colonOf(locale)} {number}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
