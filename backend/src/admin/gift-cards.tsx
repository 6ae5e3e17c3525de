import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { PanelComponent } from './submissions';
import { useT } from './language/use-t';

const GIFT_CARD = 'api::gift-card.gift-card';

interface Card {
  end: string;
  state: 'open' | 'blocked' | 'closed';
  currency: string;
  amount: number;
  balance: number;
  entries: { kind: string; amount: number; at: string | null; orderNr: string | null }[];
}

function GiftCardDetails({ id }: { id: string }) {
  const t = useT();
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [card, setCard] = useState<Card | null>(null);
  const [reason, setReason] = useState('');

  useEffect(() => {
    void get<{ data: Card }>(`/shop/gift-cards/${id}`).then(({ data }) => setCard(data.data));
  }, [get, id]);

  const block = async (blocked: boolean): Promise<void> => {
    try {
      await post(`/shop/gift-cards/${id}/actions/block`, { blocked, reason });
      // Reloads the fields beside this panel.
      window.location.reload();
    } catch (error) {
      toggleNotification({ type: 'danger', message: error instanceof Error ? error.message : t('giftCards.nothing') });
    }
  };

  if (!card) return null;
  const money = (cents: number): string => t.money(cents, card.currency);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="beta">
        {t('giftCards.of', { balance: money(card.balance), amount: money(card.amount) })}
      </Typography>
      <ul>
        {card.entries.map(({ kind, amount, at, orderNr }, index) => (
          <li key={index}>
            <Typography variant="pi">
              {t.day(at)} {t.code('cardEntry', kind)} {money(amount)} {orderNr}
            </Typography>
          </li>
        ))}
      </ul>
      {card.state !== 'closed' && (
        <>
          <Field.Root hint={t('giftCards.hint')}>
            <Field.Label>{t('common.reason')}</Field.Label>
            <TextInput value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
            <Field.Hint />
          </Field.Root>
          <Button
            variant={card.state === 'open' ? 'danger-light' : 'secondary'}
            disabled={reason.trim() === ''}
            onClick={() => void block(card.state === 'open')}
          >
            {card.state === 'open' ? t('giftCards.block') : t('giftCards.open')}
          </Button>
        </>
      )}
    </Flex>
  );
}

/** Side panel of a gift card: what is left on it, where it went, and the way to block it. */
export const GiftCardPanel: PanelComponent = ({ model, documentId }) => {
  const t = useT();
  return model === GIFT_CARD && documentId
    ? { title: t('giftCards.title'), content: <GiftCardDetails key={documentId} id={documentId} /> }
    : null;
};
