'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '@/components/forms/text-field';
import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import { codeSchema } from '@/lib/customer/account/account-form-schemas';
import { callApi } from '@/lib/core/api';
import { fill } from '@/lib/forms/fill-template';
import { AuthForm } from './auth-form';
import styles from './auth-layout.module.css';
import { focusFirst } from '@/components/forms/focus-first';
import { MailForm } from './mail-form';
import type { CodeBody, EmailBody } from '@/backend/contract/requests';

const resolver = zodResolver(codeSchema);
const WRONG = { badCode: { name: 'code', code: 'wrongCode' } };

interface CodeFormProps extends AuthLabels {
  email?: string;
  onSignedIn: () => void;
}

/** Signs in by mailed code: first the e-mail, then the eight digits. */
export function CodeForm({ email = '', onSignedIn, ...common }: CodeFormProps) {
  const { code } = common.labels;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [recipient, setRecipient] = useState(email);

  if (sentTo === null) {
    return (
      <>
        <p className={styles.soft}>{code.lead}</p>
        <MailForm
          {...common}
          id="code-request"
          call="code"
          texts={{ submit: code.send }}
          email={recipient}
          onSent={(sentEmail) => {
            setRecipient(sentEmail);
            setSentTo(sentEmail);
          }}
        />
      </>
    );
  }
  return <DigitsForm {...common} email={sentTo} onSignedIn={onSignedIn} onOther={() => setSentTo(null)} />;
}

function DigitsForm({
  email,
  onSignedIn,
  onOther,
  ...common
}: AuthLabels & { email: string; onSignedIn: () => void; onOther: () => void }) {
  const { code } = common.labels;
  const box = useRef<HTMLDivElement>(null);
  const [again, setAgain] = useState<'idle' | 'busy' | 'sent' | 'failed'>('idle');

  // The focused button has been removed.
  useEffect(() => focusFirst(box.current), []);

  const sendAgain = async () => {
    if (again === 'busy') return;
    setAgain('busy');
    const result = await callApi('/api/auth/code', { method: 'POST', body: { email } satisfies EmailBody });
    setAgain(result.ok ? 'sent' : 'failed');
  };

  return (
    <div ref={box} className={styles.signIn}>
      <AuthForm
        {...common}
        id="code"
        resolver={resolver}
        initial={{ code: '' }}
        send={(values) =>
          callApi('/api/auth/code-verify', { method: 'POST', body: { email, code: values.code } satisfies CodeBody })
        }
        onDone={onSignedIn}
        submitLabel={code.submit}
        fieldProblems={WRONG}
      >
        <TextField
          name="code"
          label={code.label}
          hint={fill(code.sent, { email })}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
        />
      </AuthForm>
      <p className={styles.links}>
        <button
          type="button"
          className={styles.link}
          aria-disabled={again === 'busy' || undefined}
          onClick={() => void sendAgain()}
        >
          {code.again}
        </button>
        <button type="button" className={styles.link} onClick={onOther}>
          {code.other}
        </button>
      </p>
      <p role="status" className={styles.status}>
        {again === 'sent' && code.resent}
        {again === 'failed' && common.formLabels.problems.failed}
      </p>
    </div>
  );
}
