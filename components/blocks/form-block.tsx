import { ComposedFormView } from '@/components/forms/composed-form-view';
import type { Block } from '@/lib/content/pages/blocks';
import { getForm } from '@/lib/forms/composed/form-queries';
import { pagePath } from '@/backend/contract/paths';
import { BlockSection } from '@/components/content/block-section';
import type { HeadingLevel } from '@/components/content/heading';
import { type Locale } from '@/backend/contract/locales';

interface FormBlockProps {
  block: Extract<Block, { kind: 'form' }>;
  level: HeadingLevel;
  locale: Locale;
  /** Slugs of the page. */
  path: string[];
}

/** A form built in the CMS. An unpublished form leaves no gap, unless it opens the page. */
export async function FormBlock({ block, level, locale, path }: FormBlockProps) {
  const form = block.form ? await getForm(locale, block.form) : null;
  if (!form && level !== 1) return null;
  return (
    <BlockSection title={block.title || form?.title} text={block.text} level={level} split>
      {form && <ComposedFormView form={form} locale={locale} page={pagePath(path)} />}
    </BlockSection>
  );
}
