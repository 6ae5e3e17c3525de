import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { Section } from './section';
import { TextField } from './text-field';
import type { TimelineLine, Order } from '../../back-office/desk/response-types';
import { useAct } from './use-desk-api';
import { useT } from '../language/use-t';

function TimelineEntry({ line }: { line: TimelineLine }) {
  const t = useT();
  const isNote = line.kind === 'note';
  return (
    <Box
      tag="li"
      paddingLeft={4}
      paddingTop={isNote ? 3 : 0}
      paddingBottom={isNote ? 3 : 0}
      hasRadius={isNote}
      background={isNote ? 'warning100' : 'neutral0'}
      borderColor={line.isShop ? 'neutral200' : 'primary500'}
      borderStyle="solid"
      borderWidth="0 0 0 3px"
    >
      <Typography tag="p" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {line.text}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {line.by}, <time dateTime={line.at}>{t.moment(line.at)}</time>
      </Typography>
    </Box>
  );
}

interface Props {
  order: Order;
  onDone: () => Promise<void>;
}

/** Order timeline, newest last, with a form for internal notes. */
export function OrderTimeline({ order, onDone }: Props) {
  const t = useT();
  const act = useAct();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || text.trim() === '') return;
    setBusy(true);
    setFailure('');
    try {
      await act(`/shop/desk/orders/${order.id}/notes`, { text });
      setText('');
      await onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  return (
    <Section title={t('timeline.title')}>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
        {order.diary.map((line, index) => (
          <TimelineEntry key={`${line.at}-${index}`} line={line} />
        ))}
      </Flex>
      <form onSubmit={add}>
        <Flex direction="column" alignItems="start" gap={2}>
          <TextField
            label={t('timeline.note')}
            name="note"
            multiline
            maxLength={2000}
            value={text}
            onChange={setText}
            hint={t('timeline.noteHint')}
            error={failure}
          />
          <Button type="submit" variant="secondary" loading={isBusy} disabled={text.trim() === ''}>
            {t('timeline.add')}
          </Button>
        </Flex>
      </form>
    </Section>
  );
}
