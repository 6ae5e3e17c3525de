'use client';

import { FormNotice } from '@/components/forms/form-notice';

/** In the place of a form that was sent: what happens next happens in the mail. */
export function CheckInboxNotice({ title, text }: { title: string; text: string }) {
  return (
    <FormNotice tone="success" title={title} event={text}>
      <p>{text}</p>
    </FormNotice>
  );
}
