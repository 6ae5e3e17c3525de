import { Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OptionChoice } from '../../back-office/catalogue/response-types';
import { FormDialog } from '../desk/form-dialog';
import { TextField } from '../desk/text-field';
import { useAct, useDesk } from '../desk/use-desk-api';
import { TYPES } from './product-type';
import { messageOf } from './refusal';
import { PART, VariantMaker, useVariantMaker } from './variant-maker';
import { useT } from '../language/use-t';

/** What needs a lesson or a level beside it is made in its form. */
const MADE_HERE = ['physical', 'gift_card'] as const;
const NO_OPTIONS: OptionChoice[] = [];

/** Drafts a product with its variants and their stock in one step. */
export function NewProductDialog({ maySetStock, onClose }: { maySetStock: boolean; onClose: () => void }) {
  const t = useT();
  const act = useAct();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const { data } = useDesk<{ data: OptionChoice[] }>('/shop/catalogue/options');
  const [title, setTitle] = useState('');
  const [type, setType] = useState<string>('physical');
  const options = type === 'physical' ? (data?.data ?? NO_OPTIONS) : NO_OPTIONS;
  const maker = useVariantMaker(options, title, [], maySetStock && type === 'physical');
  const create = async (): Promise<void> => {
    const made = maker.make();
    const { id } = await act<{ id: string }>('/shop/catalogue/products', {
      title,
      type,
      variants: made.slice(0, PART),
    });
    // The product exists from here on: what fails now can be added on its page.
    let at = PART;
    try {
      for (; at < made.length; at += PART)
        await act(`/shop/catalogue/products/${id}/variants`, { variants: made.slice(at, at + PART) });
    } catch (error) {
      const message = t('catalogue.new.partly', { made: at, all: made.length, why: messageOf(error) });
      toggleNotification({ type: 'warning', message });
    }
    navigate(`/catalogue/products/${id}`);
  };
  return (
    <FormDialog
      title={t('catalogue.newProduct')}
      confirm={t('catalogue.new.confirm')}
      disabled={title.trim() === '' || maker.fresh.length === 0}
      onClose={onClose}
      onConfirm={create}
    >
      <TextField
        label={t('catalogue.new.title')}
        name="title"
        value={title}
        onChange={setTitle}
        maxLength={200}
        required
      />
      <Field.Root name="type" width="100%">
        <Field.Label>{t('catalogue.new.type')}</Field.Label>
        <SingleSelect value={type} onChange={(value) => setType(String(value))}>
          {MADE_HERE.map((name) => (
            <SingleSelectOption key={name} value={name}>
              {t(TYPES[name])}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <VariantMaker maker={maker} />
      <Typography textColor="neutral600">{t('catalogue.new.hint')}</Typography>
    </FormDialog>
  );
}
