import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useT } from '../language/use-t';
import type { TextKey } from '../../platform/admin-texts/catalogues';

interface Props {
  label: string;
  hint: string;
  /** Words of each reason. */
  reasons: Record<string, TextKey>;
  /** Empty until one is chosen. */
  value: string;
  onChoose: (reason: string) => void;
}

export function ReasonField({ label, hint, reasons, value, onChoose }: Props) {
  const t = useT();
  return (
    <Field.Root hint={hint}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} placeholder={t('common.choose')} onChange={(chosen) => onChoose(String(chosen))}>
        {Object.entries(reasons).map(([reason, words]) => (
          <SingleSelectOption key={reason} value={reason}>
            {t(words)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
    </Field.Root>
  );
}
