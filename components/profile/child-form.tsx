'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import formStyles from '@/components/forms/form.module.css';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { birthYears, type ChildValues, createChildSchema } from '@/lib/academy/children/child-form-schemas';
import { addChild, changeChild } from '@/lib/academy/children/child-requests';
import type { ApiError } from '@/lib/core/api';
import { createKey } from '@/lib/core/random-key';
import type { FieldError } from '@/lib/forms/field-errors';
import { fill } from '@/lib/forms/fill-template';
import {
  type Child,
  type ChildFields,
  MAX_CHILDREN,
  MAX_NICKNAME,
  MAX_SIZE,
  WEIGHT,
} from '@/backend/contract/children';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';
import type { ChildrenProps } from './child-props';
import { ProblemNotice } from './problem-notice';
import { readFieldErrors, useProfileSubmit } from './use-profile-submit';

interface ChildFormProps extends ChildrenProps {
  /** Null adds one. */
  child: Child | null;
  onSaved: (nickname: string) => void;
}

const toFieldErrors = (error: ApiError): FieldError[] =>
  error.name === 'TooManyEntries' ? [{ name: 'nickname', code: 'full' }] : readFieldErrors(error);

const toValues = (child: Child | null, tag: string): ChildValues => ({
  nickname: child?.nickname ?? '',
  birthYear: String(child?.birthYear ?? ''),
  weight: child?.weight?.toLocaleString(tag) ?? '',
  size: child?.size ?? '',
});

function messagesOf({ errors, full }: ChildrenProps['text'], today: string) {
  return {
    nickname: {
      required: errors.nicknameRequired,
      tooLong: fill(errors.nicknameTooLong, { max: MAX_NICKNAME }),
      invalid: errors.invalid,
      full: fill(full, { max: MAX_CHILDREN }),
    },
    birthYear: { invalid: fill(errors.birthYear, birthYears(today)) },
    weight: { invalid: fill(errors.weight, WEIGHT) },
    size: { tooLong: fill(errors.sizeTooLong, { max: MAX_SIZE }), invalid: errors.invalid },
  };
}

export function ChildForm({ child, onSaved, text, today, locale, labels, formLabels }: ChildFormProps) {
  // One for the form, however often it is sent.
  const [key] = useState(createKey);
  const fieldMessages = useMemo(() => messagesOf(text, today), [text, today]);
  const form = useForm<ChildValues, unknown, ChildFields>({
    ...formOptions,
    resolver: zodResolver(createChildSchema(today)),
    defaultValues: toValues(child, LOCALE_SETTINGS[locale].tag),
  });
  const { notice, submit } = useProfileSubmit<ChildFields>({
    send: (fields) => (child ? changeChild(child.id, fields) : addChild({ ...fields, key })),
    onDone: ({ nickname }) => onSaved(nickname),
    toFieldErrors,
  });
  const { fields } = text;
  return (
    <Form
      id="child"
      form={form}
      labels={formLabels}
      fieldMessages={fieldMessages}
      onSubmit={submit}
      footer={
        <>
          <ProblemNotice labels={labels} formLabels={formLabels} notice={notice} />
          <SubmitButton>{text.save}</SubmitButton>
        </>
      }
    >
      <TextField name="nickname" label={fields.nickname} hint={fields.nicknameHint} autoComplete="off" />
      <TextField
        name="birthYear"
        label={fields.birthYear}
        hint={fill(fields.birthYearHint, { year: Number(today.slice(0, 4)) - 5 })}
        optional
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
      <div className={formStyles.row}>
        <TextField
          name="weight"
          label={fields.weight}
          hint={fields.weightHint}
          optional
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField name="size" label={fields.size} hint={fields.sizeHint} optional autoComplete="off" />
      </div>
    </Form>
  );
}
