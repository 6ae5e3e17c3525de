import { Combobox, ComboboxOption, Field, Typography } from '@strapi/design-system';
import { useField, useForm, useQueryParams } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { useT } from '../language/use-t';
import { useAddresses } from './use-addresses';

/** As Strapi passes them to the input of a custom field. */
interface Props {
  name?: string;
  label?: ReactNode;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

/** Language of the form: a redirect names it in a field, everything else is written per language. */
function useFormLanguage(): string {
  const [{ query }] = useQueryParams<Query>();
  const named = useForm('LinkInput', (form) => (form.values as { language?: unknown }).language);
  return (typeof named === 'string' && named) || (query?.plugins?.i18n?.locale ?? DEFAULT_LOCALE);
}

/** A link: a path of this shop, chosen by the title of what is there, or anything that is typed. */
export default function LinkInput({ name = '', label, hint, labelAction, required = false, disabled = false }: Props) {
  const t = useT();
  const { value, error, onChange } = useField<string>(name);
  const [isOpen, setOpen] = useState(false);
  // Opened, the list shows everything; what was typed since narrows it.
  const [typed, setTyped] = useState('');
  const { addresses, hasFailed } = useAddresses(useFormLanguage(), typed, isOpen);
  // Leaving the field stores it once more, which is no change.
  const store = (text = ''): void => {
    if (text !== (value ?? '')) onChange(name, text);
  };
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Combobox
        allowCustomValue
        // An open list hides everything else from screen readers, the label too.
        aria-label={typeof label === 'string' ? label : undefined}
        // The server finds them, by titles too; what is chosen or typed is the path.
        autocomplete="none"
        value={value ?? ''}
        textValue={value ?? ''}
        onTextValueChange={store}
        onChange={store}
        onInputChange={({ target }) => setTyped(target.value)}
        onClear={() => store()}
        clearLabel={t('panels.emptyLink')}
        onOpenChange={(opened) => {
          setOpen(opened);
          if (!opened) setTyped('');
        }}
        disabled={disabled}
        placeholder={t('panels.typeTitleOrLink')}
        noOptionsMessage={() => (addresses ? t(hasFailed ? 'panels.titlesFailed' : 'panels.noSuchTitle') : '…')}
      >
        {addresses?.map(({ path, title }) => (
          <ComboboxOption key={path} value={path} textValue={path}>
            {title}{' '}
            <Typography variant="pi" textColor="neutral600">
              {path}
            </Typography>
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
