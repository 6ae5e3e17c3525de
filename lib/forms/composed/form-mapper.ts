import type { ComposedField, ComposedForm } from './types';
import type { WireField, WireForm } from './wire';
import { type FieldOption } from '@/backend/contract/forms';

/** What a ticked box sends when the editor chose nothing; every rule of consent takes it. */
const TICKED = 'true';

export function toForm({ captcha, fields, ...form }: WireForm): ComposedForm {
  return { ...form, captcha: captcha ?? true, fields: fields.map(toField) };
}

function toField(field: WireField): ComposedField {
  return {
    ...field,
    // Lists with several choices are boxes here: nobody knows the keys for it.
    type: field.type === 'select' && field.multiple ? 'checkboxes' : field.type,
    label: field.label || field.name,
    options: field.options.filter(isOption).map((option) => ({ ...option, label: option.label || option.value })),
    visibility: field.visibility ?? null,
    width: field.width ?? 'full',
    multiple: field.multiple ?? false,
    onValue: field.onValue || TICKED,
  };
}

const isOption = ({ value }: FieldOption): boolean => value !== '';
