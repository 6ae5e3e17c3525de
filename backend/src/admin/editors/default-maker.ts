import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import type { EditedEntry } from './edited-entry';

const PRODUCT = 'api::product.product';

interface Maker {
  name: string;
  address: string;
  country: string;
  email: string;
}

/** Writes the shop's company as the maker into the form of a new product, where editors see and change it. */
export function DefaultMaker({ model, documentId }: EditedEntry): null {
  const isNew = model === PRODUCT && (!documentId || documentId === 'create');
  const { get } = useFetchClient();
  const maker = useForm('DefaultMaker', (form) => (form.values as { maker?: unknown }).maker);
  const onChange = useForm('DefaultMaker', (form) => form.onChange);
  const isDone = useRef(false);
  const isWanted = isNew && !maker;
  useEffect(() => {
    if (!isWanted || isDone.current) return;
    isDone.current = true;
    get<{ data: Maker }>('/shop/default-maker').then(
      ({ data }) => onChange('maker', data.data),
      // Editors write it themselves.
      () => undefined,
    );
  }, [isWanted, get, onChange]);
  return null;
}
