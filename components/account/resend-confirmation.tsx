'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/core/api';
import type { Messages } from '@/lib/forms/message-types';
import type { EmailBody } from '@/backend/contract/requests';

/** Resends the confirmation mail. The response does not reveal whether the account exists. */
export function ResendConfirmation({ email, labels }: { email: string; labels: Messages['account']['login'] }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');

  const send = async () => {
    setState('busy');
    await callApi('/api/auth/send-email-confirmation', { method: 'POST', body: { email } satisfies EmailBody });
    setState('sent');
  };

  if (state === 'sent') return <p role="status">{labels.resent}</p>;
  return (
    <Button variant="secondary" busy={state === 'busy'} onClick={() => void send()}>
      {labels.resend}
    </Button>
  );
}
