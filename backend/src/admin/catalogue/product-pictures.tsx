import { Button, Field, Flex, IconButton, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Plus, Trash } from '@strapi/icons';
import { useField, useForm } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useT } from '../language/use-t';
import { FormText } from './form-text';
import { LibraryDialog } from './library-dialog';
import type { LibraryFile } from './library-file';
import type { GalleryRow } from './product-entry';
import { useLocked } from './use-locked';

const Picture = styled.img`
  flex: none;
  width: 9.6rem;
  height: 9.6rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  object-fit: contain;
`;

/** A value that a picture can show, such as `color:blue`, in words. */
export interface PictureValue {
  code: string;
  label: string;
}

const NO_VALUE = '-';

function MainPicture({ mayChange }: { mayChange: boolean }) {
  const t = useT();
  const [isChoosing, setChoosing] = useState(false);
  const { value: image, onChange } = useField<LibraryFile | null>('intro.image');
  const isDisabled = useLocked();
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h3" fontWeight="bold">
        {t('catalogue.form.mainPicture')}
      </Typography>
      <Flex gap={4} alignItems="start" wrap="wrap">
        {image && <Picture src={image.url} alt={t('catalogue.form.mainPicture')} loading="lazy" />}
        {mayChange && !isDisabled && (
          <Flex gap={2}>
            <Button variant="tertiary" onClick={() => setChoosing(true)}>
              {t(image ? 'catalogue.form.otherPicture' : 'catalogue.form.choosePicture')}
            </Button>
            {image && (
              <IconButton label={t('catalogue.form.removeMain')} onClick={() => onChange('intro.image', null)}>
                <Trash />
              </IconButton>
            )}
          </Flex>
        )}
      </Flex>
      {image && <FormText label={t('catalogue.form.mainAlt')} name="intro.alt" hint={t('catalogue.form.altHint')} />}
      {isChoosing && (
        <LibraryDialog
          isMultiple={false}
          onClose={() => setChoosing(false)}
          onChoose={([file]) => {
            if (file && file.id !== image?.id) {
              onChange('intro.image', file);
              onChange('intro.alt', null);
            }
            setChoosing(false);
          }}
        />
      )}
    </Flex>
  );
}

interface GalleryPictureProps {
  row: GalleryRow;
  at: number;
  count: number;
  values: PictureValue[];
  mayChange: boolean;
  onRemove: () => void;
}

function GalleryPicture({ row, at, count, values, mayChange, onRemove }: GalleryPictureProps) {
  const t = useT();
  const isDisabled = useLocked();
  const onChange = useForm('GalleryPicture', (form) => form.onChange);
  const move = useForm('GalleryPicture', (form) => form.moveFieldRow);
  const number = at + 1;
  // One that no variant has any more is shown by its code.
  const choices =
    row.value && !values.some(({ code }) => code === row.value)
      ? [...values, { code: row.value, label: row.value }]
      : values;
  return (
    <Flex tag="li" gap={4} alignItems="start" wrap="wrap">
      {row.image && <Picture src={row.image.url} alt={t('catalogue.form.picture', { number })} loading="lazy" />}
      <Flex direction="column" alignItems="stretch" gap={2} flex="1 1 18rem">
        <FormText label={t('catalogue.form.alt', { number })} name={`gallery.${at}.alt`} />
        {choices.length > 0 && (
          <Field.Root width="100%">
            <Field.Label>{t('catalogue.form.shows', { number })}</Field.Label>
            <SingleSelect
              value={row.value ?? NO_VALUE}
              disabled={isDisabled || !mayChange}
              onChange={(code) => onChange(`gallery.${at}.value`, code === NO_VALUE ? null : String(code))}
            >
              <SingleSelectOption value={NO_VALUE}>{t('catalogue.form.showsAll')}</SingleSelectOption>
              {choices.map(({ code, label }) => (
                <SingleSelectOption key={code} value={code}>
                  {label}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        )}
      </Flex>
      {mayChange && (
        <Flex direction="column" gap={1} paddingTop={5}>
          <IconButton
            label={t('catalogue.form.moveUp', { number })}
            disabled={isDisabled}
            aria-disabled={at === 0}
            onClick={() => at > 0 && move('gallery', at, at - 1)}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            label={t('catalogue.form.moveDown', { number })}
            disabled={isDisabled}
            aria-disabled={number === count}
            onClick={() => number < count && move('gallery', at, at + 1)}
          >
            <ArrowDown />
          </IconButton>
          <IconButton label={t('catalogue.form.removePicture', { number })} disabled={isDisabled} onClick={onRemove}>
            <Trash />
          </IconButton>
        </Flex>
      )}
    </Flex>
  );
}

/** The pictures of a product: the same in all languages, with the alt texts of the one that is shown. */
export function ProductPictures({ values, mayChange }: { values: PictureValue[]; mayChange: boolean }) {
  const t = useT();
  const [isChoosing, setChoosing] = useState(false);
  const { value: gallery = [] } = useField<GalleryRow[]>('gallery');
  const isDisabled = useLocked();
  const addRow = useForm('ProductPictures', (form) => form.addFieldRow);
  const removeRow = useForm('ProductPictures', (form) => form.removeFieldRow);
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <MainPicture mayChange={mayChange} />
      <Typography tag="h3" fontWeight="bold">
        {t('catalogue.form.gallery')}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {t('catalogue.form.galleryHint')}
      </Typography>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        {gallery.map((row, at) => (
          <GalleryPicture
            key={row.id ?? row.__temp_key__ ?? at}
            row={row}
            at={at}
            count={gallery.length}
            values={values}
            mayChange={mayChange}
            onRemove={() => {
              removeRow('gallery', at);
              addButton.current?.focus();
            }}
          />
        ))}
      </Flex>
      {mayChange && (
        <div>
          <Button
            ref={addButton}
            disabled={isDisabled}
            variant="tertiary"
            startIcon={<Plus />}
            onClick={() => setChoosing(true)}
          >
            {t('catalogue.form.addPictures')}
          </Button>
        </div>
      )}
      {isChoosing && (
        <LibraryDialog
          isMultiple
          onClose={() => setChoosing(false)}
          onChoose={(files) => {
            for (const image of files) addRow('gallery', { image, value: null, alt: null });
            setChoosing(false);
          }}
        />
      )}
    </Flex>
  );
}
