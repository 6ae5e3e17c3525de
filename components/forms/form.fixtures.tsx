import { zodResolver } from '@hookform/resolvers/zod';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import { vi } from 'vitest';
import { z } from 'zod';
import type { FieldError } from '@/lib/forms/field-errors';
import messages from '@/messages/en.json';
import { Form, type Submission } from './form';
import { formOptions } from './form-options';
import { SubmitButton } from './submit-button';

export const labels = messages.forms;

type Passed = Omit<ComponentProps<typeof Form>, 'id' | 'form' | 'labels' | 'onSubmit' | 'footer' | 'children'>;

interface TestFormProps extends Passed {
  values: FieldValues;
  schema?: z.ZodType<FieldValues, FieldValues>;
  onSubmit?: (values: FieldValues, submission: Submission) => Promise<FieldError[]>;
  onForm?: (form: UseFormReturn<FieldValues, unknown, FieldValues>) => void;
  children: ReactNode;
}

/** A form with a button, as islands build it. */
export function TestForm({ values, schema = z.looseObject({}), onSubmit, onForm, children, ...rest }: TestFormProps) {
  const form = useForm<FieldValues, unknown, FieldValues>({
    ...formOptions,
    defaultValues: values,
    resolver: zodResolver(schema),
  });
  onForm?.(form);
  return (
    <Form
      {...rest}
      id="test"
      form={form}
      labels={labels}
      onSubmit={onSubmit ?? (async () => [])}
      footer={<SubmitButton>Send</SubmitButton>}
    >
      {children}
    </Form>
  );
}

/** Renders the form and waits for the first validation. */
export async function openForm(props: TestFormProps) {
  const onSubmit = vi.fn(props.onSubmit ?? (async () => []));
  const view = render(<TestForm {...props} onSubmit={onSubmit} />);
  await act(async () => {});
  return { ...view, onSubmit, sent: () => onSubmit.mock.calls.at(-1)?.[0] };
}

export const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
/** Longer than the debounce. */
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 40)));
export const wrapperOf = (name: string) => {
  const wrapper = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (!wrapper) throw new Error(`No field ${name}`);
  return wrapper;
};
/** The message below a field. */
export const messageOf = (name: string) =>
  document.getElementById(`test-${name.replaceAll('.', '-')}-message`)?.textContent;
