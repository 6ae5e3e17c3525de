import { Button, Divider, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ReasonField } from './desk/reason-field';
import { RemoveEntryButton } from './desk/remove-entry-button';
import { useEntryActions } from './desk/use-entry-actions';
import type { PanelComponent } from './submissions';
import { useT } from './language/use-t';
import type { TextKey } from '../platform/admin-texts/catalogues';

const QUESTION = 'api::lesson-question.lesson-question';
const REASONS: Record<string, TextKey> = {
  known: 'questions.known',
  health: 'questions.health',
  'personal-data': 'questions.personalData',
  'off-topic': 'questions.offTopic',
  advertising: 'questions.advertising',
  abuse: 'questions.abuse',
};

interface Question {
  state?: unknown;
  publication?: unknown;
  answer?: unknown;
  reason?: unknown;
}

interface Props {
  id: string;
  question: Question;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function AnswerForm({ id, question }: Props) {
  const t = useT();
  const route = `/shop/lesson-questions/${id}`;
  const send = useEntryActions(route);
  const [answer, setAnswer] = useState(textOf(question.answer));
  const [reason, setReason] = useState(textOf(question.reason));
  const mayPublish = question.publication !== 'private';
  const reasonOrNull = reason === '' ? null : reason;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Typography variant="pi" textColor="neutral600">
        {mayPublish ? t('questions.mayPublish') : t('questions.private')}
      </Typography>
      <Field.Root hint={t('questions.hint')}>
        <Field.Label>{t('questions.our')}</Field.Label>
        <Textarea value={answer} onChange={({ target }) => setAnswer(target.value)} />
        <Field.Hint />
      </Field.Root>
      {mayPublish && (
        <Button onClick={() => send('answer', t('questions.published'), { answer, publish: true })}>
          {t('questions.publish')}
        </Button>
      )}
      <Button
        variant={mayPublish ? 'secondary' : 'default'}
        disabled={mayPublish && reason === ''}
        onClick={() => send('answer', t('questions.mailed'), { answer, publish: false, reason: reasonOrNull })}
      >
        {t('questions.mailOnly')}
      </Button>
      <Divider />
      <ReasonField
        label={t('common.reason')}
        hint={t('questions.reasonHint')}
        reasons={REASONS}
        value={reason}
        onChoose={setReason}
      />
      <Button
        variant="danger-light"
        disabled={reason === ''}
        onClick={() => send('refuse', t('questions.refused'), { reason: reasonOrNull })}
      >
        {t('questions.refuse')}
      </Button>
      <Divider />
      <RemoveEntryButton route={route} title={t('questions.deleteTitle')} warning={t('questions.deleteHint')} />
    </Flex>
  );
}

/** Side panel of a question about a lesson: answer, publication, refusal. */
export const QuestionPanel: PanelComponent = ({ model, documentId, document }) => {
  const t = useT();
  if (model !== QUESTION || !documentId || !document) return null;
  return {
    title: t('questions.title'),
    content: <AnswerForm key={documentId} id={documentId} question={document as Question} />,
  };
};
