'use client';

import type { ReactNode } from 'react';
import { FormNotice } from '@/components/forms/form-notice';
import type { Refusal, SizeAdvice, SizeReason } from '@/lib/catalog/size-advice/advise-size';
import type { OptionLabels } from '@/lib/catalog/options';
import { SIZE } from '@/backend/contract/options';
import { fill } from '@/lib/forms/fill-template';
import styles from './adviser.module.css';

type Texts = Record<string, string>;

export const sizeLabel = (options: OptionLabels, size: string): string => options.values[SIZE]?.[size] ?? size;
export const say = (texts: Texts, key: string, values: Record<string, string | number> = {}): string =>
  fill(texts[key] ?? '', values);

interface AdviceMessageProps {
  advice: SizeAdvice;
  texts: Texts;
  options: OptionLabels;
  /** Changes with each answer, which then gets the focus. */
  event: unknown;
  /** Instead of the size alone, such as a product with its size. */
  title?: string;
  /** Before the reason. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A size with its reason, or a plain refusal. */
export function AdviceMessage({ advice, texts, options, event, title, lead, children }: AdviceMessageProps) {
  if (advice.refusal) {
    return (
      <FormNotice tone="warning" title={refusalTitle(advice.refusal, texts)} event={event}>
        <p>{refusalText(advice.refusal, texts)}</p>
      </FormNotice>
    );
  }
  const { size, reason, notes } = advice;
  return (
    <FormNotice
      tone="success"
      title={title ?? say(texts, 'sizeTitle', { size: sizeLabel(options, size) })}
      event={event}
    >
      <div className={styles.answer}>
        {lead}
        <p>{reasonText(reason, size, texts, options)}</p>
        {notes.map(({ kind, min, max }) => (
          <p key={kind}>{say(texts, kind, { min, max })}</p>
        ))}
        {notes.length > 0 && <p>{texts['check']}</p>}
        <p className={styles.safety}>{texts['safety']}</p>
        {children}
      </div>
    </FormNotice>
  );
}

const refusalTitle = ({ kind }: Refusal, texts: Texts): string =>
  say(texts, kind === 'young' ? 'youngTitle' : 'noneTitle');

function refusalText(refusal: Refusal, texts: Texts): string {
  switch (refusal.kind) {
    case 'young':
      return say(texts, 'young', { age: refusal.minAge });
    case 'light':
      return say(texts, 'light', { min: refusal.min });
    case 'heavy':
      return say(texts, 'heavy', { max: refusal.max });
    case 'gap':
      return say(texts, 'gap');
  }
}

function reasonText(reason: SizeReason, size: string, texts: Texts, options: OptionLabels): string {
  if (reason.kind === 'range') return say(texts, 'range', { min: reason.min, max: reason.max });
  const sizes = { lower: sizeLabel(options, reason.lower), upper: sizeLabel(options, reason.upper) };
  if (reason.kind === 'rounded')
    return say(texts, 'rounded', { ...sizes, weight: reason.weight, size: sizeLabel(options, size) });
  return say(texts, reason.kind === 'height' ? 'byHeight' : 'snug', sizes);
}
