'use client';

import { useController } from 'react-hook-form';
import formStyles from '@/components/forms/form.module.css';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { MAX_GIFT_MESSAGE } from '@/backend/contract/gift-cards';
import type { Messages } from '@/lib/forms/message-types';
import { type CheckoutValues, LESSONS_FOR } from '@/lib/purchase/checkout/checkout-schema';
import styles from './payment-methods.module.css';
import { Section } from './section';
import sectionStyles from './section.module.css';

interface LessonGiftProps {
  labels: Messages['checkout']['lessonGift'];
  /** Names of the fields, those of a gift card. */
  fields: Messages['giftCards']['checkout'];
}

/** For whom all lessons of the order are. */
export function LessonGift({ labels, fields }: LessonGiftProps) {
  const { field } = useController<CheckoutValues, 'lessonsFor'>({ name: 'lessonsFor' });
  return (
    <Section title={labels.title}>
      <fieldset className={styles.list}>
        <legend className={styles.legend}>{labels.title}</legend>
        {LESSONS_FOR.map((value) => (
          <label key={value} className={styles.method}>
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
            />
            <strong className={styles.text}>{labels[value]}</strong>
          </label>
        ))}
      </fieldset>
      {field.value === 'gift' && (
        <>
          <p className={sectionStyles.lead}>{labels.lead}</p>
          <div className={formStyles.row}>
            <TextField name="lessonGift.name" label={fields.name} maxLength={100} autoComplete="off" />
            <TextField
              name="lessonGift.email"
              type="email"
              label={fields.email}
              hint={labels.emailHint}
              autoComplete="off"
            />
          </div>
          <TextareaField
            name="lessonGift.message"
            label={labels.message}
            maxLength={MAX_GIFT_MESSAGE}
            rows={3}
            optional
          />
        </>
      )}
    </Section>
  );
}
