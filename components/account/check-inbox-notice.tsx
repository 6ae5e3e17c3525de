'use client';

import { FormNotice } from '@/components/forms/form-notice';

/** Replaces a submitted form whose next step is in the mailbox. */
export function CheckInboxNotice({ title, text }: { title: string; text: string }) {
  return (
    <FormNotice tone="success" title={title} event={text}>
      <p>{text}</p>
    </FormNotice>
  );
}
