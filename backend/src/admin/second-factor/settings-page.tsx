import { Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useAuth, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { SecondFactorStatus } from '../../back-office/second-factor/response-types';
import { Section } from '../desk/section';
import { useAct, useDesk } from '../desk/use-desk-api';
import { CodeForm } from './code-form';
import { Colleagues } from './colleagues';
import { Enrolment } from './enrolment';

function Removal({ required, onDone }: { required: boolean; onDone: () => void }) {
  const act = useAct();
  const { toggleNotification } = useNotification();
  return (
    <CodeForm
      label="Code of the app, or a recovery code"
      hint={required ? 'The shop requires it: you set it up again at once, for example on a new phone.' : undefined}
      confirm="Switch off"
      variant="danger-light"
      onConfirm={async (code) => {
        await act('/shop/second-factor/remove', { code });
        // The gate takes over.
        if (required) return window.location.reload();
        toggleNotification({ type: 'success', message: 'Two-step sign-in is off' });
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
  // Kept, because the status turns while the recovery codes are still to be read.
  const [open, setOpen] = useState<'enrolment' | 'removal' | null>(null);
  const { enrolled, recoveryCodes, required } = status;
  if (open === 'enrolment')
    return (
      <Section title="Set up your account">
        <Enrolment onDone={onChange} />
      </Section>
    );
  const left = recoveryCodes ?? 0;
  return (
    <Section title={enrolled ? 'Your account: on' : 'Your account: off'}>
      <Typography textColor="neutral600">
        {enrolled
          ? `You sign in with your password and a code of your authenticator app. ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left; for new ones, switch it off and on again.`
          : 'Whoever gets hold of your password can sign in as you. A code from an app on your phone prevents that.'}
      </Typography>
      {open === 'removal' ? (
        <Removal required={required} onDone={onChange} />
      ) : (
        <Flex>
          <Button
            variant={enrolled ? 'secondary' : 'default'}
            onClick={() => setOpen(enrolled ? 'removal' : 'enrolment')}
          >
            {enrolled ? 'Switch off …' : 'Set up …'}
          </Button>
        </Flex>
      )}
    </Section>
  );
}

/** `Settings → Two-step sign-in`. */
export default function SecondFactorPage() {
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
      <Page.Title>Two-step sign-in</Page.Title>
      <Layouts.Header title="Two-step sign-in" subtitle="A code from an app on your phone, besides the password" />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <OwnFactor key={turn} status={data.data} onChange={change} />
          {isSuperAdmin && <Colleagues />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
