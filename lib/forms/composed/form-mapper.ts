import type { ComposedField, ComposedForm } from './types';
import type { WireField, WireForm } from './wire';
import { type FieldOption } from '@/backend/contract/forms';

/** Default value of a ticked checkbox; accepted by every consent rule. */
const TICKED = 'true';

export function toForm({ captcha, fields, ...form }: WireForm): ComposedForm {
  return { ...form, captcha: captcha ?? true, fields: fields.map(toField) };
}

function toField(field: WireField): ComposedField {
  return {
    ...field,
    // Multiple selects are rendered as checkboxes, which need no modifier keys.
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
