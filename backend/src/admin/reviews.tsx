import { Button, Divider, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { Check } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { ReasonField } from './desk/reason-field';
import { RemoveEntryButton } from './desk/remove-entry-button';
import { useEntryActions } from './desk/use-entry-actions';
import type { PanelComponent } from './submissions';

const REVIEW = 'api::review.review';
const REASONS: Record<string, string> = {
  abuse: 'Abuse',
  'personal-data': 'Personal data of others',
  'off-topic': 'Not about the product',
  advertising: 'Advertising',
};

interface Review {
  state?: unknown;
  version?: unknown;
  reply?: unknown;
  photos?: unknown;
}

interface Props {
  id: string;
  review: Review;
}

/** Picture loaded with the admin session, which a plain URL would not send. */
function ReviewPhoto({ path }: { path: string }) {
  const { get } = useFetchClient();
  const [url, setUrl] = useState('');
  useEffect(() => {
    let made = '';
    void get<Blob>(path, { responseType: 'blob' }).then(({ data }) => {
      made = URL.createObjectURL(data);
      setUrl(made);
    });
    return () => URL.revokeObjectURL(made);
  }, [get, path]);
  return url ? <img src={url} alt="Sent by the buyer" style={{ maxWidth: '100%' }} /> : null;
}

function ReviewDecisionForm({ id, review }: Props) {
  const route = `/shop/reviews/${id}`;
  const send = useEntryActions(route);
  const [reason, setReason] = useState('');
  const [reply, setReply] = useState(typeof review.reply === 'string' ? review.reply : '');
  const { state, version } = review;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {Array.isArray(review.photos) &&
        review.photos.map((_, index) => <ReviewPhoto key={index} path={`${route}/photos/${index}`} />)}
      <Typography variant="pi" textColor="neutral600">
        Every genuine review is published, bad ones too. The law forbids leaving them out.
      </Typography>
      {state !== 'published' && (
        <Button startIcon={<Check />} onClick={() => send('publish', 'Published', { version })}>
          Publish
        </Button>
      )}
      {state !== 'rejected' && (
        <>
          <ReasonField
            label="Reason to reject"
            hint="The buyer is told it, and may write anew."
            reasons={REASONS}
            value={reason}
            onChoose={setReason}
          />
          <Button
            variant="danger-light"
            disabled={reason === ''}
            onClick={() => send('reject', 'Rejected', { version, reason })}
          >
            {state === 'published' ? 'Take it off the shop' : 'Reject'}
          </Button>
        </>
      )}
      <Divider />
      <Field.Root hint="Shown below the review, for everybody. In its language.">
        <Field.Label>Our reply</Field.Label>
        <Textarea value={reply} onChange={({ target }) => setReply(target.value)} />
        <Field.Hint />
      </Field.Root>
      <Button variant="secondary" onClick={() => send('reply', 'Reply kept', { reply })}>
        Keep the reply
      </Button>
      <Divider />
      <RemoveEntryButton
        route={route}
        title="Delete this review for good?"
        warning="Its words, photos and reply are deleted and cannot be brought back. Do this when the writer asks for it. To keep a review off the shop, reject it: the writer is then told why."
      />
    </Flex>
  );
}

/** Side panel of a review: pictures and moderation. */
export const ReviewDecisionPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== REVIEW || !documentId || !document) return null;
  return {
    title: 'Decision',
    content: <ReviewDecisionForm key={documentId} id={documentId} review={document as Review} />,
  };
};
