import { useRef } from 'react';
import { Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import { useField, useForm } from '@strapi/strapi/admin';
import { useT } from '../language/use-t';
import { FormText } from './form-text';
import { useLocked } from './use-locked';

interface Props {
  title: string;
  name: 'details' | 'warnings';
  hasLabels?: boolean;
  hint?: string;
  required?: boolean;
}

/** Texts one below the other, each with a label where it has one. */
export function TextRows({ title, name, hasLabels = false, hint, required = false }: Props) {
  const t = useT();
  const { value: rows, error } = useField<object[]>(name);
  const isDisabled = useLocked();
  const addRow = useForm('TextRows', (form) => form.addFieldRow);
  const removeRow = useForm('TextRows', (form) => form.removeFieldRow);
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Flex tag="fieldset" direction="column" alignItems="stretch" gap={2} style={{ border: 0, padding: 0 }}>
      <Typography tag="legend" variant="pi" fontWeight="bold">
        {title}
        {required && (
          <Typography textColor="danger600" aria-hidden>
            *
          </Typography>
        )}
      </Typography>
      {rows?.map((_, at) => (
        <Flex key={at} gap={2} alignItems="flex-end" wrap={hasLabels ? 'wrap' : undefined}>
          {hasLabels && (
            <FormText label={t('catalogue.form.rowLabel', { number: at + 1 })} name={`${name}.${at}.label`} required />
          )}
          <FormText
            label={t('catalogue.form.rowText', { number: at + 1 })}
            name={`${name}.${at}.text`}
            multiline
            required
          />
          <IconButton
            label={t(`catalogue.form.remove.${name}`, { number: at + 1 })}
            disabled={isDisabled}
            onClick={() => {
              removeRow(name, at);
              addButton.current?.focus();
            }}
          >
            <Trash />
          </IconButton>
        </Flex>
      ))}
      {hint && (
        <Typography variant="pi" textColor="neutral600">
          {hint}
        </Typography>
      )}
      {error && (
        <Typography role="alert" variant="pi" textColor="danger600">
          {error}
        </Typography>
      )}
      <div>
        <Button
          ref={addButton}
          disabled={isDisabled}
          variant="tertiary"
          startIcon={<Plus />}
          onClick={() => addRow(name, hasLabels ? { label: null, text: null } : { text: null })}
        >
          {t(`catalogue.form.add.${name}`)}
        </Button>
      </div>
    </Flex>
  );
}
