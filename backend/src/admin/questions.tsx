import {
  Button,
  Divider,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { FormDialog } from './desk/form-dialog';
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

/** Deletion at the author's request. */
function RemoveButton({ id }: Pick<Props, 'id'>) {
  const { post } = useFetchClient();
  const [isAsking, setAsking] = useState(false);
  const remove = async (): Promise<void> => {
    await post(`/shop/lesson-questions/${id}/actions/remove`, {});
    // Returns to the list, because the entry no longer exists.
    window.location.assign(window.location.pathname.replace(/\/[^/]+$/, ''));
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete for good
      </Button>
      {isAsking && (
        <FormDialog
          title="Delete this question for good?"
          confirm="Delete for good"
          variant="danger"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <Typography>Question and answer are deleted and cannot be brought back. Its author is not told.</Typography>
        </FormDialog>
      )}
    </>
  );
}

function AnswerForm({ id, question }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [answer, setAnswer] = useState(textOf(question.answer));
  const [reason, setReason] = useState(textOf(question.reason));
  const mayPublish = question.publication !== 'private';
  const send = async (action: string, message: string, body: object): Promise<void> => {
    try {
      await post(`/shop/lesson-questions/${id}/actions/${action}`, body);
      toggleNotification({ type: 'success', message });
      // Reloads the fields beside this panel.
      setTimeout(() => window.location.reload(), 800);
    } catch (error) {
      toggleNotification({
        type: 'danger',
        message: error instanceof Error ? error.message : 'The change was not saved',
      });
    }
  };
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
      <Field.Root hint="Its author is told it: when you refuse, and when you do not publish what could be.">
        <Field.Label>Reason</Field.Label>
        <SingleSelect value={reason} placeholder="Choose" onChange={(value) => setReason(String(value))}>
          {Object.entries(REASONS).map(([value, label]) => (
            <SingleSelectOption key={value} value={value}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
      <Button
        variant="danger-light"
        disabled={reason === ''}
        onClick={() => send('refuse', 'Refused', { reason: reasonOrNull })}
      >
        Refuse
      </Button>
      <Divider />
      <RemoveButton id={id} />
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
