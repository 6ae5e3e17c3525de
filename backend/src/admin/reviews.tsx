import { Button, Divider, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { Check } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { ReasonField } from './desk/reason-field';
import { RemoveEntryButton } from './desk/remove-entry-button';
import { useEntryActions } from './desk/use-entry-actions';
import type { PanelComponent } from './submissions';
import { useT } from './language/use-t';
import type { TextKey } from '../platform/admin-texts/catalogues';

const REVIEW = 'api::review.review';
const REASONS: Record<string, TextKey> = {
  abuse: 'reviews.abuse',
  'personal-data': 'reviews.personalData',
  'off-topic': 'reviews.offTopic',
  advertising: 'reviews.advertising',
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
  const t = useT();
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
  return url ? <img src={url} alt={t('reviews.photo')} style={{ maxWidth: '100%' }} /> : null;
}

function ReviewDecisionForm({ id, review }: Props) {
  const t = useT();
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
        {t('reviews.hint')}
      </Typography>
      {state !== 'published' && (
        <Button startIcon={<Check />} onClick={() => send('publish', t('reviews.published'), { version })}>
          {t('reviews.publish')}
        </Button>
      )}
      {state !== 'rejected' && (
        <>
          <ReasonField
            label={t('reviews.why')}
            hint={t('reviews.whyHint')}
            reasons={REASONS}
            value={reason}
            onChoose={setReason}
          />
          <Button
            variant="danger-light"
            disabled={reason === ''}
            onClick={() => send('reject', t('reviews.rejected'), { version, reason })}
          >
            {state === 'published' ? t('reviews.takeOff') : t('reviews.reject')}
          </Button>
        </>
      )}
      <Divider />
      <Field.Root hint={t('reviews.replyHint')}>
        <Field.Label>{t('reviews.reply')}</Field.Label>
        <Textarea value={reply} onChange={({ target }) => setReply(target.value)} />
        <Field.Hint />
      </Field.Root>
      <Button variant="secondary" onClick={() => send('reply', t('reviews.replySaid'), { reply })}>
        {t('reviews.keepReply')}
      </Button>
      <Divider />
      <RemoveEntryButton route={route} title={t('reviews.deleteTitle')} warning={t('reviews.deleteHint')} />
    </Flex>
  );
}

/** Side panel of a review: pictures and moderation. */
export const ReviewDecisionPanel: PanelComponent = ({ model, documentId, document }) => {
  const t = useT();
  if (model !== REVIEW || !documentId || !document) return null;
  return {
    title: t('reviews.title'),
    content: <ReviewDecisionForm key={documentId} id={documentId} review={document as Review} />,
  };
};
