import { useForm } from '@strapi/strapi/admin';
import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { ProductType } from '../../../contract/products';
import { useT } from '../language/use-t';
import { FormBlocks } from './form-blocks';
import { FormText } from './form-text';
import { TextRows } from './text-rows';

const PASSPORT = ['material', 'origin', 'care', 'spareParts', 'endOfLife'] as const;

interface MoreProps {
  title: string;
  name: 'intro' | 'details' | 'passport' | 'seo';
  children: ReactNode;
}

/** What most products go without, closed until it is asked for or refused. */
function More({ title, name, children }: MoreProps) {
  const isRefused = useForm('More', ({ errors }) => name in errors);
  return (
    <Box tag="details" open={isRefused || undefined} borderColor="neutral150" hasRadius padding={3}>
      <Typography tag="summary" fontWeight="semiBold" style={{ cursor: 'pointer' }}>
        {title}
      </Typography>
      <Flex direction="column" alignItems="stretch" gap={4} paddingTop={3}>
        {children}
      </Flex>
    </Box>
  );
}

/** The texts of a product in one language. */
export function ProductTexts({ type }: { type: ProductType }) {
  const t = useT();
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <FormText label={t('catalogue.form.title')} name="title" maxLength={255} required />
      <FormText label={t('catalogue.form.slug')} name="slug" hint={t('catalogue.form.slugHint')} required />
      <FormText label={t('catalogue.form.summary')} name="summary" multiline />
      <FormBlocks label={t('catalogue.form.body')} name="body" />
      <TextRows
        title={t('catalogue.form.warnings')}
        name="warnings"
        hint={t('catalogue.form.warningsHint')}
        required={type === 'physical'}
      />
      <FormText label={t('catalogue.form.safety')} name="safety" hint={t('catalogue.form.safetyHint')} multiline />
      <More title={t('catalogue.form.intro')} name="intro">
        <FormText label={t('catalogue.form.introTitle')} name="intro.title" maxLength={255} />
        <FormText label={t('catalogue.form.introText')} name="intro.text" multiline />
      </More>
      <More title={t('catalogue.form.details')} name="details">
        <TextRows title={t('catalogue.form.details')} name="details" hasLabels />
      </More>
      <More title={t('catalogue.form.passport')} name="passport">
        {PASSPORT.map((name) => (
          <FormText
            key={name}
            label={t(`catalogue.form.passports.${name}`)}
            name={`passport.${name}`}
            maxLength={500}
            multiline
          />
        ))}
      </More>
      <More title={t('catalogue.form.seo')} name="seo">
        <FormText label={t('catalogue.form.seoTitle')} name="seo.title" maxLength={255} />
        <FormText
          label={t('catalogue.form.seoDescription')}
          name="seo.description"
          hint={t('catalogue.form.seoHint')}
          multiline
        />
      </More>
    </Flex>
  );
}
