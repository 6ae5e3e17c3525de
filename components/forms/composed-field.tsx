'use client';

import type { ComposedField } from '@/lib/forms/composed/types';
import { parseRulesOrNull } from '@/lib/forms/composed/validate';
import { CheckboxField } from './checkbox-field';
import { CheckboxListField } from './checkbox-list-field';
import { ComposedHints, hasAdvice } from './composed-hints';
import styles from './composed-form.module.css';
import { InlineText } from './composed-inline';
import { FileField } from './file-field';
import { RadioField } from './radio-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';

/** Rules that an empty field never satisfies. */
const REQUIRED_RULES = new Set(['required', 'accepted']);

/** A CMS-defined field with the advice of its rules. */
export function ComposedFieldControl({ field }: { field: ComposedField }) {
  return (
    <div className={field.width === 'half' ? styles.half : undefined}>
      <Control field={field} />
      {hasAdvice(field) && <ComposedHints field={field} />}
    </div>
  );
}

/** The control for the field's kind. */
function Control({ field }: { field: ComposedField }) {
  const { type, name, options, multiple, accept, maxSize, onValue, offValue } = field;
  const required = (parseRulesOrNull(field.rules) ?? []).some((rule) => rule.blocking && REQUIRED_RULES.has(rule.name));
  const shared = {
    name,
    label: <InlineText text={field.label} />,
    hint: field.help ? <InlineText text={field.help} /> : undefined,
    optional: !required,
    visibility: field.visibility ?? undefined,
  };
  const autoComplete = field.autocomplete || undefined;
  switch (type) {
    case 'textarea':
      return <TextareaField {...shared} autoComplete={autoComplete} />;
    case 'select':
      return <SelectField {...shared} options={options} autoComplete={autoComplete} />;
    case 'radio':
      return <RadioField {...shared} options={options} />;
    case 'checkbox':
      return <CheckboxField {...shared} onValue={onValue} offValue={offValue} />;
    case 'checkboxes':
      return <CheckboxListField {...shared} options={options} />;
    case 'file':
      return <FileField {...shared} multiple={multiple} accept={accept || undefined} maxSize={maxSize} />;
    default:
      return <TextField {...shared} type={type} autoComplete={autoComplete} />;
  }
}
