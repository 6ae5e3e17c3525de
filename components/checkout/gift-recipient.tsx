'use client';

import formStyles from '@/components/forms/form.module.css';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import type { Messages } from '@/lib/forms/message-types';
import { MAX_GIFT_MESSAGE } from '@/backend/contract/gift-cards';
import { Section } from './section';

/** For whom the gift cards of the order are, and when they come. All of it can be left out: then the buyer gets them at once. */
export function GiftRecipient({ labels }: { labels: Messages['giftCards']['checkout'] }) {
  return (
    <Section title={labels.title} lead={labels.lead}>
      <div className={formStyles.row}>
        <TextField name="gift.name" label={labels.name} maxLength={100} autoComplete="off" optional />
        <TextField
          name="gift.email"
          type="email"
          label={labels.email}
          hint={labels.emailHint}
          autoComplete="off"
          optional
        />
      </div>
      <TextareaField name="gift.message" label={labels.message} maxLength={MAX_GIFT_MESSAGE} rows={3} optional />
      <TextField name="gift.sendOn" type="date" label={labels.sendOn} hint={labels.sendOnHint} optional />
    </Section>
  );
}
