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
  texts: { submit: string; sentTitle: string; sentText: string; again: string; trap: string; filesAgain: string };
  /** Messages by error code. */
  problems: Record<string, string> & { UnknownError: string };
  /** Errors of a native submission that the server rejected. */
  rejected: RejectedSubmission | null;
}

export interface RejectedSubmission {
  values: Record<string, string | string[]>;
  errors: FieldError[];
  problem: string | null;
  lostFiles: boolean;
}

/** The form, replaced by the thanks after submission. */
export function ComposedFormBox(props: ComposedFormProps) {
  const { texts } = props;
  const [sent, setSent] = useState(0);
  const [open, setOpen] = useState(true);
  if (open) {
    const finish = () => {
      setSent(sent + 1);
      setOpen(false);
    };
    return <ComposedForm key={sent} {...props} rejected={sent === 0 ? props.rejected : null} onSent={finish} />;
  }
  return (
    <FormNotice tone="success" title={texts.sentTitle} event={sent}>
      <div className={styles.thanks}>
        {texts.sentText && <p>{texts.sentText}</p>}
        <p>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {texts.again}
          </Button>
        </p>
      </div>
    </FormNotice>
  );
}

const toErrors = (fieldErrors: FieldError[]) =>
  Object.fromEntries(fieldErrors.map(({ name, code }) => [name, { type: 'rule', message: code }]));

function ComposedForm({ onSent, ...props }: ComposedFormProps & { onSent: () => void }) {
  const { slug, fields, page, captcha, labels, fieldMessages, texts, problems, rejected } = props;
  const [problem, setProblem] = useState(rejected?.problem ? { name: rejected.problem } : null);
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
    defaultValues: parseValues(fields, rejected?.values ?? {}).values,
  });
  const debounce = useMemo(() => listDebounces(fields), [fields]);
  const action = `/api/forms/${slug}`;
  const hasFiles = fields.some(({ type }) => type === 'file');

  const submit = async (values: ComposedValues, { captchaToken }: { captchaToken: string | null }) => {
    setProblem(null);
    const result = await callApi(action, {
      method: 'POST',
      body: toBody(values),
      headers: { 'idempotency-key': keys.current(values), ...captchaHeaders(captchaToken) },
    });
    if (result.ok) {
      clearFormDraft(formId(slug));
      onSent();
      return [];
    }
    const fieldErrors = parseServerErrors(result.error.details);
    if (fieldErrors.length === 0) setProblem({ name: result.error.name });
    return fieldErrors;
  };

  return (
    <Form
      id={formId(slug)}
      form={form}
      labels={labels}
      fieldMessages={fieldMessages}
      initialErrors={rejected?.errors}
      captcha={{ settings: captcha, action: captchaAction(slug) }}
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      // The values the server just returned are newer than the stored draft.
      draft={rejected ? undefined : formId(slug)}
      debounce={debounce}
      onSubmit={submit}
      footer={
        <>
          {problem && (
            <FormNotice tone="error" event={problem}>
              {problems[problem.name] ?? problems.UnknownError}
            </FormNotice>
          )}
          <SubmitButton size="l">{texts.submit}</SubmitButton>
        </>
      }
    >
      {rejected?.lostFiles && <p>{texts.filesAgain}</p>}
      <div className={styles.grid}>
        {fields.map((field) => (
          <ComposedFieldControl key={field.name} field={field} />
        ))}
      </div>
      <input type="hidden" name={PAGE_FIELD} value={page} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {texts.trap}
          <input type="text" name={honeypotName(fields)} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </Form>
  );
}
