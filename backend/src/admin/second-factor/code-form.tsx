import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../language/use-t';

interface Props {
  label: string;
  confirm: string;
  hint?: string;
  type?: 'text' | 'password';
  /** Whether the field has the focus at first. */
  isFirst?: boolean;
  variant?: 'default' | 'danger-light';
  /** If it throws, the message is shown at the field. */
  onConfirm: (value: string) => Promise<void>;
}

/** One field and its button: a code, or the password. */
export function CodeForm({
  label,
  confirm,
  hint,
  type = 'text',
  isFirst = false,
  variant = 'default',
  onConfirm,
}: Props) {
  const t = useT();
  const [value, setValue] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (value.trim() === '') return setFailure(t('factor.fillIn', { label }));
    setBusy(true);
    setFailure('');
    try {
      await onConfirm(value);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setValue('');
    }
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Field.Root name={type === 'password' ? 'password' : 'code'} error={failure} hint={hint} required>
          <Field.Label>{label}</Field.Label>
          <TextInput
            type={type}
            value={value}
            ref={input}
            autoComplete={type === 'password' ? 'current-password' : 'one-time-code'}
            onChange={({ target }: { target: { value: string } }) => setValue(target.value)}
          />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <Flex>
          <Button type="submit" loading={isBusy} variant={variant}>
            {confirm}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
