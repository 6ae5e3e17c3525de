import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

interface Props {
  label: string;
  hint: string;
  /** Words of each reason. */
  reasons: Record<string, string>;
  /** Empty until one is chosen. */
  value: string;
  onChoose: (reason: string) => void;
}

export const ReasonField = ({ label, hint, reasons, value, onChoose }: Props) => (
  <Field.Root hint={hint}>
    <Field.Label>{label}</Field.Label>
    <SingleSelect value={value} placeholder="Choose" onChange={(chosen) => onChoose(String(chosen))}>
      {Object.entries(reasons).map(([reason, words]) => (
        <SingleSelectOption key={reason} value={reason}>
          {words}
        </SingleSelectOption>
      ))}
    </SingleSelect>
    <Field.Hint />
  </Field.Root>
);
