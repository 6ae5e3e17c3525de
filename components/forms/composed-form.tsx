'use client';

import { useMemo, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/core/api';
import { captchaHeaders, type CaptchaSettings } from '@/lib/forms/captcha';
import { captchaAction, formId, honeypotName, PAGE_FIELD } from '@/lib/forms/composed/element-names';
import { createSubmissionKey, toBody } from '@/lib/forms/composed/request-body';
import type { ComposedField, ComposedValues } from '@/lib/forms/composed/types';
import { createValidator, listDebounces } from '@/lib/forms/composed/validate';
import { parseValues } from '@/lib/forms/composed/parse-values';
import type { FieldError } from '@/lib/forms/field-errors';
import type { FormLabels } from '@/lib/forms/message-types';
import { clearFormDraft } from '@/lib/forms/form-draft';
import { parseServerErrors } from '@/lib/forms/server-errors';
import { ComposedFieldControl } from './composed-field';
import styles from './composed-form.module.css';
import { Form } from './form';
import type { FieldMessages } from './form-context';
import { FormNotice } from './form-notice';
import { formOptions } from './form-options';
import { SubmitButton } from './submit-button';

export interface ComposedFormProps {
  slug: string;
  fields: ComposedField[];
  /** The page that contains the form. */
  page: string;
  captcha: CaptchaSettings | null;
  labels: FormLabels;
  fieldMessages: FieldMessages;
  words: { submit: string; sentTitle: string; sentText: string; again: string; trap: string; filesAgain: string };
  /** Messages by error code. */
  problems: Record<string, string> & { UnknownError: string };
  /** Errors of a native submission that the server rejected. */
  refused: Refused | null;
}

export interface Refused {
  values: Record<string, string | string[]>;
  errors: FieldError[];
  problem: string | null;
  lostFiles: boolean;
}

/** The form, replaced by the thanks after submission. */
export function ComposedFormBox(props: ComposedFormProps) {
  const { words } = props;
  const [sent, setSent] = useState(0);
  const [open, setOpen] = useState(true);
  if (open) {
    const finish = () => {
      setSent(sent + 1);
      setOpen(false);
    };
    return <ComposedForm key={sent} {...props} refused={sent === 0 ? props.refused : null} onSent={finish} />;
  }
  return (
    <FormNotice tone="success" title={words.sentTitle} event={sent}>
      <div className={styles.thanks}>
        {words.sentText && <p>{words.sentText}</p>}
        <p>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {words.again}
          </Button>
        </p>
      </div>
    </FormNotice>
  );
}

const toErrors = (fieldErrors: FieldError[]) =>
  Object.fromEntries(fieldErrors.map(({ name, code }) => [name, { type: 'rule', message: code }]));

function ComposedForm({ onSent, ...props }: ComposedFormProps & { onSent: () => void }) {
  const { slug, fields, page, captcha, labels, fieldMessages, words, problems, refused } = props;
  const [problem, setProblem] = useState(refused?.problem ? { name: refused.problem } : null);
  const keys = useRef(createSubmissionKey());
  const resolver = useMemo((): Resolver<ComposedValues, unknown, ComposedValues> => {
    const check = createValidator(fields);
    return (sent) => {
      const { values, errors } = check(sent);
      return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: toErrors(errors) };
    };
  }, [fields]);
  const form = useForm<ComposedValues, unknown, ComposedValues>({
    ...formOptions,
    resolver,
    defaultValues: parseValues(fields, refused?.values ?? {}).values,
  });
  const debounce = useMemo(() => listDebounces(fields), [fields]);
  const action = `/api/forms/${slug}`;
  const hasFiles = fields.some(({ type }) => type === 'file');

  const submit = async (values: ComposedValues, { captchaToken }: { captchaToken: string | null }) => {
    setProblem(null);
    const answer = await callApi(action, {
      method: 'POST',
      body: toBody(values),
      headers: { 'idempotency-key': keys.current(values), ...captchaHeaders(captchaToken) },
    });
    if (answer.ok) {
      clearFormDraft(formId(slug));
      onSent();
      return [];
    }
    const fieldErrors = parseServerErrors(answer.error.details);
    if (fieldErrors.length === 0) setProblem({ name: answer.error.name });
    return fieldErrors;
  };

  return (
    <Form
      id={formId(slug)}
      form={form}
      labels={labels}
      fieldMessages={fieldMessages}
      initialErrors={refused?.errors}
      captcha={{ settings: captcha, action: captchaAction(slug) }}
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      // The values the server just returned are newer than the stored draft.
      remember={refused ? undefined : formId(slug)}
      debounce={debounce}
      onSubmit={submit}
      footer={
        <>
          {problem && (
            <FormNotice tone="error" event={problem}>
              {problems[problem.name] ?? problems.UnknownError}
            </FormNotice>
          )}
          <SubmitButton size="l">{words.submit}</SubmitButton>
        </>
      }
    >
      {refused?.lostFiles && <p>{words.filesAgain}</p>}
      <div className={styles.grid}>
        {fields.map((field) => (
          <ComposedFieldControl key={field.name} field={field} />
        ))}
      </div>
      <input type="hidden" name={PAGE_FIELD} value={page} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {words.trap}
          <input type="text" name={honeypotName(fields)} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </Form>
  );
}
