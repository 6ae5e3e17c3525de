'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/core/api';
import type { FormLabels } from '@/lib/forms/message-types';
import type { ProfileLabels } from '@/lib/customer/profile/save-profile';
import { findOrderSchema } from '@/lib/customer/profile/profile-form-schemas';
import { useProfileSubmit } from './use-profile-submit';
import type { FindOrderBody } from '@/backend/contract/requests';

interface FindOrderFormProps {
  labels: ProfileLabels['find'];
  formLabels: FormLabels;
}

/** The response does not reveal whether the order exists: only its mailbox receives a link. */
export function FindOrderForm({ labels, formLabels }: FindOrderFormProps) {
  const [done, setDone] = useState(false);
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(findOrderSchema),
    defaultValues: { orderNr: '', email: '' },
  });

  const { notice, submit } = useProfileSubmit<FindOrderBody>({
    send: (body) => callApi('/api/orders/find', { method: 'POST', body }),
    onDone: () => setDone(true),
  });

  if (done) {
    return (
      <FormNotice tone="success" title={labels.doneTitle} event={done}>
        <p>{labels.doneText}</p>
        <Button variant="secondary" onClick={() => setDone(false)}>
          {labels.again}
        </Button>
      </FormNotice>
    );
  }
  return (
    <Form
      id="find-order"
      form={form}
      labels={formLabels}
      onSubmit={submit}
      footer={
        <>
          {notice && (
            <FormNotice tone="error" event={notice}>
              <p>{formLabels.problems[notice.problem === 'signedOut' ? 'failed' : notice.problem]}</p>
            </FormNotice>
          )}
          <SubmitButton size="l" wide>
            {labels.submit}
          </SubmitButton>
        </>
      }
    >
      <TextField
        name="orderNr"
        label={labels.orderNr}
        hint={labels.orderNrHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        name="email"
        type="email"
        label={formLabels.fields.email}
        hint={labels.emailHint}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form>
  );
}
