'use client';

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { removeCodes, addCode } from '@/lib/purchase/cart/discount-codes';
import { explainCode, normalizeCode } from '@/lib/purchase/cart/explain-discount-code';
import { fetchQuote } from '@/lib/purchase/cart/fetch-quote';
import type { QuoteBody } from '@/backend/contract/requests';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import styles from './code-field.module.css';
import { type Locale } from '@/backend/contract/locales';
import { type CodeResult } from '@/backend/contract/discounts';
import { type Quote } from '@/backend/contract/quote';

interface CodeFieldProps {
  /** The input of the displayed quote. */
  request: QuoteBody & { codes: string[] };
  quote: Quote;
  /** Codes for which an order was rejected: removed, with the reason. */
  rejected?: CodeResult[];
  locale: Locale;
  labels: Messages['discount'];
}

/** Same limit as in the backend. */
const MAX_LENGTH = 40;
const NONE: CodeResult[] = [];

/**
 * Field for discount codes. May be inside another form, so it renders no form element. A code is stored once it applies;
 * otherwise it stays in the field, with the reason below it.
 */
export function CodeField({ request, quote, rejected = NONE, locale, labels }: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [seen, setSeen] = useState(rejected);
  const explain = (result: CodeResult): string => explainCode(result, quote.currency, locale, labels.reasons);

  if (rejected !== seen) {
    setSeen(rejected);
    setProblem(rejected.map(explain).join(' ') || null);
    if (rejected.length > 0) setOpen(true);
  }

  async function check(code: string): Promise<string | null> {
    if (code === '') return labels.empty;
    if (request.codes.includes(code)) return null;
    const result = await fetchQuote({ ...request, codes: [...request.codes, code] });
    const found = result.ok ? result.data.codes.at(-1) : null;
    if (!found) return labels.reasons.failed;
    if (found.state === 'applied') addCode(found.code);
    return explain(found) || null;
  }

  async function apply(): Promise<void> {
    const code = normalizeCode(text);
    setBusy(true);
    const found = await check(code);
    setBusy(false);
    setProblem(found);
    setAnnouncement(found ? '' : fill(labels.applied, { code }));
    if (found) return input.current?.focus();
    setText('');
    setOpen(false);
    heading.current?.focus();
  }

  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Do not submit the surrounding form: that would place the order.
    event.preventDefault();
    if (!busy) void apply();
  }

  function remove(code: string) {
    removeCodes([code]);
    setAnnouncement(fill(labels.removed, { code }));
    // The focused button was removed: focus what follows it.
    heading.current?.focus();
  }

  return (
    <div className={styles.codes}>
      {request.codes.length > 0 && (
        <ul role="list" className={styles.applied}>
          {request.codes.map((code) => (
            <AppliedCode
              key={code}
              code={code}
              problem={quote.codes.filter((result) => result.code === code).map(explain)[0] ?? ''}
              labels={labels}
              onRemove={() => remove(code)}
            />
          ))}
        </ul>
      )}
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className={styles.details}>
        <summary ref={heading} className={styles.title}>
          {labels.title}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.row}>
          <input
            ref={input}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={applyOnEnter}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            aria-label={labels.title}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
            className={styles.input}
          />
          <Button variant="secondary" busy={busy} onClick={() => void apply()}>
            {labels.apply}
          </Button>
        </div>
        <p id={`${id}-problem`} aria-live="polite" className={styles.problem}>
          {problem && (
            <>
              <Icon name="warning" size="1.1em" />
              <span>{problem}</span>
            </>
          )}
        </p>
      </details>
      <p role="status" className={styles.announcement}>
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
    </div>
  );
}

interface AppliedCodeProps {
  code: string;
  /** Why a stored code does not apply now, for example after an item was removed. */
  problem: string;
  labels: Messages['discount'];
  onRemove: () => void;
}

function AppliedCode({ code, problem, labels, onRemove }: AppliedCodeProps) {
  return (
    <li>
      <span className={styles.chip} data-idle={problem !== '' || undefined}>
        <Icon name={problem ? 'warning' : 'check'} size="1.1em" />
        {code}
        <button type="button" aria-label={fill(labels.remove, { code })} onClick={onRemove} className={styles.remove}>
          <Icon name="close" size="1.1em" />
        </button>
      </span>
      {problem && <p className={styles.problem}>{problem}</p>}
    </li>
  );
}
