'use client';

import { type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { Form, type Submission } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import {
  type AuthProblem,
  parseAuthErrors,
  readAuthProblem,
  readRetryMinutes,
} from '@/lib/customer/account/auth-problem';
import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import type { ApiError } from '@/lib/core/api';
import type { CaptchaSettings } from '@/lib/forms/captcha';
import type { FieldError } from '@/lib/forms/field-errors';
import type { Result } from '@/lib/core/result';
import { type AuthFailure, AuthNotice } from './auth-notice';
import { MIN_PASSWORD } from '@/backend/contract/limits';

const MESSAGE_VALUES = { password: { min: MIN_PASSWORD } };

interface AuthFormProps<Values extends FieldValues> extends AuthLabels {
  id: string;
  resolver: Resolver<Values, unknown, Values>;
  initial: DefaultValues<Values>;
  captcha?: { settings: CaptchaSettings | null; action: string };
  send: (values: Values, submission: Submission) => Promise<Result<unknown, ApiError>>;
  onDone: (values: Values) => void;
  submitLabel: string;
  /** Errors that belong to a single field are shown there. */
  fieldProblems?: Partial<Record<AuthProblem, FieldError>>;
  /** Further help below the error message. */
  renderHelp?: (problem: AuthProblem, values: Values) => ReactNode;
  children: ReactNode;
}

/** Shared behaviour of the authentication forms: submit, show errors at their place, continue. */
export function AuthForm<Values extends FieldValues>({
  id,
  resolver,
  initial,
  captcha,
  send,
  onDone,
  submitLabel,
  fieldProblems = {},
  renderHelp,
  children,
  ...common
}: AuthFormProps<Values>) {
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const form = useForm<Values, unknown, Values>({ ...formOptions, resolver, defaultValues: initial });

  const submit = async (values: Values, submission: Submission): Promise<FieldError[]> => {
    setFailure(null);
    const response = await send(values, submission);
    if (response.ok) {
      onDone(values);
      return [];
    }
    const fieldErrors = parseAuthErrors(response.error);
    if (fieldErrors.length > 0) return fieldErrors;
    const problem = readAuthProblem(response.error);
    const fieldError = fieldProblems[problem];
    if (fieldError) return [fieldError];
    setFailure({ problem, wait: readRetryMinutes(response.error) });
    return [];
  };

  return (
    <Form
      id={id}
      form={form}
      labels={common.formLabels}
      messageValues={MESSAGE_VALUES}
      captcha={captcha}
      onSubmit={submit}
      footer={
        <>
          <AuthNotice {...common} failure={failure}>
            {failure && renderHelp?.(failure.problem, form.getValues())}
          </AuthNotice>
          <SubmitButton size="l" wide>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      {children}
    </Form>
  );
}
