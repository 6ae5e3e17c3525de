import { Button, Divider, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ReasonField } from './desk/reason-field';
import { RemoveEntryButton } from './desk/remove-entry-button';
import { useEntryActions } from './desk/use-entry-actions';
import type { PanelComponent } from './submissions';

const QUESTION = 'api::lesson-question.lesson-question';
const REASONS: Record<string, string> = {
  known: 'Answered already, in the lesson or below it',
  health: 'About a child’s health',
  'personal-data': 'Personal data',
  'off-topic': 'Not about the lesson',
  advertising: 'Advertising',
  abuse: 'Abuse',
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
  const route = `/shop/lesson-questions/${id}`;
  const send = useEntryActions(route);
  const [answer, setAnswer] = useState(textOf(question.answer));
  const [reason, setReason] = useState(textOf(question.reason));
  const mayPublish = question.publication !== 'private';
  const reasonOrNull = reason === '' ? null : reason;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Typography variant="pi" textColor="neutral600">
        {mayPublish
          ? 'Its author agreed to publication with the name shown. Leave out what identifies a child.'
          : 'Its author wants an answer by mail only: nothing of it is published.'}
      </Typography>
      <Field.Root hint="In the language of the question. An adult in the water, within arm’s reach; the suit is no life jacket.">
        <Field.Label>Our answer</Field.Label>
        <Textarea value={answer} onChange={({ target }) => setAnswer(target.value)} />
        <Field.Hint />
      </Field.Root>
      {mayPublish && (
        <Button onClick={() => send('answer', 'Answered and published', { answer, publish: true })}>
          Answer and publish
        </Button>
      )}
      <Button
        variant={mayPublish ? 'secondary' : 'default'}
        disabled={mayPublish && reason === ''}
        onClick={() => send('answer', 'Answered by mail', { answer, publish: false, reason: reasonOrNull })}
      >
        Answer by mail only
      </Button>
      <Divider />
      <ReasonField
        label="Reason"
        hint="Its author is told it: when you refuse, and when you do not publish what could be."
        reasons={REASONS}
        value={reason}
        onChoose={setReason}
      />
      <Button
        variant="danger-light"
        disabled={reason === ''}
        onClick={() => send('refuse', 'Refused', { reason: reasonOrNull })}
      >
        Refuse
      </Button>
      <Divider />
      <RemoveEntryButton
        route={route}
        title="Delete this question for good?"
        warning="Question and answer are deleted and cannot be brought back. Its author is not told."
      />
    </Flex>
  );
}

/** Side panel of a question about a lesson: answer, publication, refusal. */
export const QuestionPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== QUESTION || !documentId || !document) return null;
  return {
    title: 'Answer',
    content: <AnswerForm key={documentId} id={documentId} question={document as Question} />,
  };
};
