import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgotSchema } from '@/lib/customer/account/account-form-schemas';
import { type ApiError } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import { captchaHeaders, type CaptchaSettings } from '@/lib/forms/captcha';
import type { FormTexts } from '@/lib/forms/message-types';
import { parseServerErrors } from '@/lib/forms/server-errors';
import { focusFirst } from './focus-first';
import { Form } from './form';
import { FormNotice } from './form-notice';
import { formOptions } from './form-options';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import styles from './email-once-form.module.css';

const resolver = zodResolver(forgotSchema);

interface EmailOnceFormProps<Data> {
  id: string;
  labels: { open: string; intro: string; email: string; submit: string; trap: string };
  formLabels: FormTexts;
  captcha: { settings: CaptchaSettings | null; action: string };
  /** `website` is a honeypot. */
  send: (body: { email: string; website: string }, headers: Record<string, string>) => Promise<Result<Data, ApiError>>;
  onDone: (email: string, data: Data) => void;
}

/** Asks for an email address to which one mail is sent. Shown in place of the button that opened it. */
export function EmailOnceForm<Data>({ id, labels, formLabels, captcha, send, onDone }: EmailOnceFormProps<Data>) {
  const [problem, setProblem] = useState<{ text: string } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm({ ...formOptions, resolver, defaultValues: { email: '' } });

  // The focused button was removed: focus the first field.
  useEffect(() => focusFirst(box.current), []);

  const submit = async ({ email }: { email: string }, { captchaToken }: { captchaToken: string | null }) => {
    setProblem(null);
    const result = await send({ email, website: trap.current?.value ?? '' }, captchaHeaders(captchaToken));
    if (result.ok) {
      onDone(email, result.data);
      return [];
    }
    const fieldErrors = parseServerErrors(result.error.details);
    if (fieldErrors.length === 0) setProblem({ text: problemText(result.error, formLabels) });
    return fieldErrors;
  };

  return (
    <div ref={box} className={styles.form}>
      <h2>{labels.open}</h2>
      <p>{labels.intro}</p>
      <Form
        id={id}
        form={form}
        labels={formLabels}
        captcha={captcha}
        onSubmit={submit}
        footer={
          <>
            {problem && (
              <FormNotice tone="error" event={problem}>
                <p>{problem.text}</p>
              </FormNotice>
            )}
            <SubmitButton>{labels.submit}</SubmitButton>
          </>
        }
      >
        <TextField name="email" type="email" label={labels.email} autoComplete="email" />
        <div className={styles.trap} aria-hidden="true">
          <label>
            {labels.trap}
            <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
      </Form>
    </div>
  );
}

function problemText({ status, name }: { status: number; name: string }, { problems }: FormTexts): string {
  if (name === 'TooManyRequests') return problems.tooMany;
  if (name === 'CaptchaFailed') return problems.captcha;
  return status === 0 ? problems.unreachable : problems.failed;
}
