'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import formStyles from '@/components/forms/form.module.css';
import { formOptions } from '@/components/forms/form-options';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { createSwimSchema, type SwimValues } from '@/lib/academy/children/child-form-schemas';
import { addSwim } from '@/lib/academy/children/child-requests';
import type { ApiError } from '@/lib/core/api';
import { createKey } from '@/lib/core/random-key';
import type { FieldError } from '@/lib/forms/field-errors';
import { fill } from '@/lib/forms/fill-template';
import {
  FLOAT_COUNTS,
  MAX_CHILD_YEARS,
  MAX_SWIM_NOTE,
  MAX_SWIMS,
  SWIM_MINUTES,
  type SwimBody,
} from '@/backend/contract/children';
import type { ChildProps, ChildrenProps } from './child-props';
import { ProblemNotice } from './problem-notice';
import { readFieldErrors, useProfileSubmit } from './use-profile-submit';

const toFieldErrors = (error: ApiError): FieldError[] =>
  error.name === 'TooManyEntries' ? [{ name: 'day', code: 'full' }] : readFieldErrors(error);

function messagesOf({ log: { errors }, errors: common }: ChildrenProps['text']) {
  return {
    day: {
      required: errors.dayRequired,
      invalid: fill(errors.day, { years: MAX_CHILD_YEARS }),
      future: errors.future,
      full: fill(errors.full, { max: MAX_SWIMS }),
    },
    minutes: { invalid: fill(errors.minutes, SWIM_MINUTES) },
    note: { tooLong: fill(errors.noteTooLong, { max: MAX_SWIM_NOTE }), invalid: common.invalid },
  };
}

export function SwimForm({
  child,
  text,
  floats,
  today,
  labels,
  formLabels,
  onSaved,
}: ChildProps & { onSaved: () => void }) {
  // One for the form, however often it is sent.
  const [key] = useState(createKey);
  const { log } = text;
  const fieldMessages = useMemo(() => messagesOf(text), [text]);
  const options = FLOAT_COUNTS.toReversed().map((count) => ({ value: String(count), label: floats[count] ?? '' }));
  const form = useForm<SwimValues, unknown, Omit<SwimBody, 'key'>>({
    ...formOptions,
    resolver: zodResolver(createSwimSchema(today)),
    defaultValues: { day: today, minutes: '30', floats: String(child.plan.floats), note: '' },
  });
  const { notice, submit } = useProfileSubmit<Omit<SwimBody, 'key'>>({
    send: (swim) => addSwim(child.id, { ...swim, key }),
    onDone: onSaved,
    toFieldErrors,
  });
  return (
    <Form
      id="swim"
      form={form}
      labels={formLabels}
      fieldMessages={fieldMessages}
      onSubmit={submit}
      footer={
        <>
          <ProblemNotice labels={labels} formLabels={formLabels} notice={notice} />
          <SubmitButton>{log.save}</SubmitButton>
        </>
      }
    >
      <div className={formStyles.row}>
        <TextField name="day" type="date" max={today} label={log.day} />
        <TextField name="minutes" label={log.minutes} inputMode="numeric" maxLength={3} autoComplete="off" />
      </div>
      <SelectField name="floats" label={log.floats} options={options} />
      <TextareaField name="note" label={log.note} hint={log.noteHint} optional rows={3} />
    </Form>
  );
}
