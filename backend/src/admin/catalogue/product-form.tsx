import { Button, Flex, Grid as Columns, Link, Loader, Typography } from '@strapi/design-system';
import { Form, useForm, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { codeOf } from '../../../contract/options';
import type { CatalogueProduct, LanguageState } from '../../back-office/catalogue/response-types';
import { useSlugFollowsTitle } from '../editors/slug-follows-title';
import { useT } from '../language/use-t';
import { lookOf } from './look';
import type { ProductEntry } from './product-entry';
import { ProductPictures } from './product-pictures';
import { ProductTexts } from './product-texts';
import { type RefusedSave, useProductEntry } from './use-product-entry';

const PRODUCT = 'api::product.product';

type Save = (values: ProductEntry, isPublished: boolean) => Promise<RefusedSave | null>;

interface Props {
  product: CatalogueProduct;
  language: LanguageState;
  onSaved: () => Promise<void>;
  /** Whether something is typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** The values that variants of the product have: what its pictures can show. */
function valuesOf({ variants, options }: CatalogueProduct) {
  const labels = variants.flatMap((row) =>
    row.options.map((value) => [codeOf(value), lookOf([value], options)] as const),
  );
  return [...new Map(labels)].map(([code, label]) => ({ code, label }));
}

function Actions({ product, language: { locale, state }, save, onSaved, onDirty }: Props & { save: Save }) {
  const t = useT();
  const { toggleNotification } = useNotification();
  const [refusals, setRefusals] = useState<string[]>([]);
  const [isPublishing, setPublishing] = useState(false);
  const readValues = useForm('Actions', (form) => form.getValues) as () => ProductEntry;
  const isDirty = useForm('Actions', (form) => form.modified);
  const isBusy = useForm('Actions', (form) => form.isSubmitting);
  const setErrors = useForm('Actions', (form) => form.setErrors);
  const setBusy = useForm('Actions', (form) => form.setSubmitting);
  const isPublished = state === 'published' || state === 'changed';
  useSlugFollowsTitle({ model: PRODUCT, documentId: product.id, locale, isPublished });
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  useEffect(() => () => onDirty(false), [onDirty]);

  async function send(publishes: boolean): Promise<void> {
    setBusy(true);
    setPublishing(publishes);
    setRefusals([]);
    setErrors({});
    const refused = await save(readValues(), publishes);
    if (refused) {
      setErrors(refused.fields as Parameters<typeof setErrors>[0]);
      setRefusals(refused.messages);
    } else {
      toggleNotification({
        type: 'success',
        message: t(publishes ? 'catalogue.form.published' : 'catalogue.form.saved'),
      });
      await onSaved();
    }
    setBusy(false);
  }

  return (
    <Flex gap={4} wrap="wrap" justifyContent="space-between">
      <Link
        tag={NavLink}
        to={`/content-manager/collection-types/${PRODUCT}/${product.id}?plugins[i18n][locale]=${locale}`}
      >
        {t('catalogue.form.allFields')}
      </Link>
      <div role="alert">
        {refusals.map((message) => (
          <Typography key={message} tag="p" textColor="danger600">
            {message}
          </Typography>
        ))}
      </div>
      {product.rights.texts.includes(locale) && (
        <Flex gap={2}>
          <Button
            variant="secondary"
            size="L"
            loading={isBusy && !isPublishing}
            disabled={isBusy || !isDirty}
            onClick={() => void send(false)}
          >
            {t('catalogue.form.save')}
          </Button>
          {product.rights.publish.includes(locale) && (
            <Button
              size="L"
              loading={isBusy && isPublishing}
              disabled={isBusy || (!isDirty && (state === 'published' || state === 'missing'))}
              onClick={() => void send(true)}
            >
              {t('catalogue.form.publish')}
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  );
}

/**
 * Texts of a product in one language beside its pictures, which all languages share. Nothing is sent by Enter: dialogs of the media
 * library have forms of their own, which would send this one as well.
 */
export function ProductForm(props: Props) {
  const t = useT();
  const { product, language } = props;
  const { entry, failure, save } = useProductEntry(product.id, language);
  if (failure !== null)
    return (
      <Typography role="alert" textColor="danger600">
        {failure}
      </Typography>
    );
  if (!entry) return <Loader>{t('catalogue.loading')}</Loader>;
  return (
    <Form method="PUT" disabled={!product.rights.texts.includes(language.locale)} initialValues={entry}>
      <Flex direction="column" alignItems="stretch" gap={6}>
        {/* Twelve columns have eleven gaps, which a phone has to hold. */}
        <Columns.Root gap={4}>
          <Columns.Item col={7} s={12} xs={12} direction="column" alignItems="stretch">
            <ProductTexts type={product.type} />
          </Columns.Item>
          <Columns.Item
            col={5}
            s={12}
            xs={12}
            direction="column"
            alignItems="stretch"
            paddingLeft={{ initial: 0, medium: 4 }}
          >
            <ProductPictures
              values={valuesOf(product)}
              mayChange={product.rights.pictures && language.state !== 'missing'}
            />
          </Columns.Item>
        </Columns.Root>
        <Actions {...props} save={save} />
      </Flex>
    </Form>
  );
}
