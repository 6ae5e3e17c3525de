import { useNotification } from '@strapi/strapi/admin';
import type { CatalogueProduct } from '../../back-office/catalogue/response-types';
import { FormDialog } from '../desk/form-dialog';
import { useAct } from '../desk/use-desk-api';
import { PART, VariantMaker, useVariantMaker } from './variant-maker';
import { useT } from '../language/use-t';

interface Props {
  product: CatalogueProduct;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Makes the missing variants of a product from chosen values. */
export function CombineDialog({ product, onClose, onDone }: Props) {
  const t = useT();
  const act = useAct();
  const { toggleNotification } = useNotification();
  const maker = useVariantMaker(
    product.options,
    product.title,
    product.variants,
    product.rights.stock && product.type === 'physical',
  );
  const create = async (): Promise<void> => {
    const made = maker.make();
    try {
      for (let at = 0; at < made.length; at += PART)
        await act(`/shop/catalogue/products/${product.id}/variants`, { variants: made.slice(at, at + PART) });
      toggleNotification({ type: 'success', message: t('catalogue.maker.added', { count: made.length }) });
    } finally {
      // Some parts may have been made: what is left is shown as new.
      await onDone();
    }
  };
  return (
    <FormDialog
      title={t('catalogue.addVariants')}
      confirm={t('catalogue.maker.add', { count: maker.fresh.length })}
      disabled={maker.fresh.length === 0}
      onClose={onClose}
      onConfirm={create}
    >
      <VariantMaker maker={maker} />
    </FormDialog>
  );
}
