import { Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useAuth, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { SecondFactorStatus } from '../../back-office/second-factor/response-types';
import { Section } from '../desk/section';
import { useAct, useDesk } from '../desk/use-desk-api';
import { CodeForm } from './code-form';
import { Colleagues } from './colleagues';
import { Enrolment } from './enrolment';
import { useT } from '../language/use-t';

function Removal({ required, onDone }: { required: boolean; onDone: () => void }) {
  const t = useT();
  const act = useAct();
  const { toggleNotification } = useNotification();
  return (
    <CodeForm
      label={t('factor.removeLabel')}
      hint={required ? t('factor.removeHint') : undefined}
      confirm={t('factor.switchOff')}
      variant="danger-light"
      onConfirm={async (code) => {
        await act('/shop/second-factor/remove', { code });
        // The gate takes over.
        if (required) return window.location.reload();
        toggleNotification({ type: 'success', message: t('factor.offSaid') });
        onDone();
      }}
    />
  );
}

interface OwnProps {
  status: SecondFactorStatus;
  /** Reads the status again; what was opened closes with it. */
  onChange: () => void;
}

function OwnFactor({ status, onChange }: OwnProps) {
  const t = useT();
  // Kept, because the status turns while the recovery codes are still to be read.
  const [open, setOpen] = useState<'enrolment' | 'removal' | null>(null);
  const { enrolled, recoveryCodes, required } = status;
  if (open === 'enrolment')
    return (
      <Section title={t('factor.setUpYours')}>
        <Enrolment onDone={onChange} />
      </Section>
    );
  const left = recoveryCodes ?? 0;
  return (
    <Section title={enrolled ? t('factor.yoursOn') : t('factor.yoursOff')}>
      <Typography textColor="neutral600">
        {enrolled ? t('factor.left', { count: left }) : t('factor.offHint')}
      </Typography>
      {open === 'removal' ? (
        <Removal required={required} onDone={onChange} />
      ) : (
        <Flex>
          <Button
            variant={enrolled ? 'secondary' : 'default'}
            onClick={() => setOpen(enrolled ? 'removal' : 'enrolment')}
          >
            {enrolled ? t('factor.switchOffMore') : t('factor.setUpMore')}
          </Button>
        </Flex>
      )}
    </Section>
  );
}

/** `Settings → Two-step sign-in`. */
export default function SecondFactorPage() {
  const t = useT();
  const { data, reload } = useDesk<{ data: SecondFactorStatus }>('/shop/second-factor');
  const isSuperAdmin = useAuth('SecondFactorPage', ({ user }) =>
    Boolean(user?.roles.some(({ code }) => code === 'strapi-super-admin')),
  );
  const [turn, setTurn] = useState(0);
  if (!data) return <Page.Loading />;
  const change = (): void => {
    setTurn(turn + 1);
    void reload();
  };
  return (
    <Page.Main>
      <Page.Title>{t('factor.title')}</Page.Title>
      <Layouts.Header title={t('factor.title')} subtitle={t('factor.subtitle')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <OwnFactor key={turn} status={data.data} onChange={change} />
          {isSuperAdmin && <Colleagues />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
