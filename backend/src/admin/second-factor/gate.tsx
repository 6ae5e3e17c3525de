import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useAuth, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import type { SecondFactorStatus } from '../../back-office/second-factor/response-types';
import { useAct } from '../desk/use-desk-api';
import { CodeForm } from './code-form';
import { Enrolment } from './enrolment';
import { GATE, SETTINGS_PATH } from './names';

const TITLE = 'second-factor-title';
/** Above the admin's loading indicator and its menu, below notifications. */
const LAYER = 4;

function Overlay({ title, children }: { title: string; children: ReactNode }) {
  const logout = useAuth('SecondFactorGate', ({ logout: signOut }) => signOut);
  return (
    <Box
      role="dialog"
      aria-modal="true"
      aria-labelledby={TITLE}
      background="neutral100"
      position="fixed"
      style={{ inset: 0, overflow: 'auto' }}
      zIndex={LAYER}
    >
      <Flex
        direction="column"
        alignItems="center"
        gap={4}
        paddingTop={8}
        paddingBottom={8}
        paddingLeft={4}
        paddingRight={4}
      >
        <Box background="neutral0" hasRadius shadow="tableShadow" padding={8} width="100%" maxWidth="55.2rem">
          <Flex direction="column" alignItems="stretch" gap={5}>
            <Typography id={TITLE} tag="h1" variant="alpha">
              {title}
            </Typography>
            {children}
          </Flex>
        </Box>
        <Button variant="ghost" onClick={() => void logout()}>
          Sign out
        </Button>
      </Flex>
    </Box>
  );
}

/** What was refused so far is read again: permissions, menu and the page itself. */
const enter = (): void => window.location.reload();

function CodeGate() {
  const act = useAct();
  return (
    <Overlay title="Enter your code">
      <Typography textColor="neutral600">
        Open the authenticator app on your phone and type the six digits it shows for this shop. If you do not have it
        at hand, type one of your recovery codes; each works once.
      </Typography>
      <CodeForm
        label="Code"
        confirm="Continue"
        isFirst
        onConfirm={async (code) => {
          await act('/shop/second-factor/verify', { code });
          enter();
        }}
      />
      <Typography variant="pi" textColor="neutral600">
        Lost both? A super admin can reset your two-step sign-in.
      </Typography>
    </Overlay>
  );
}

function EnrolmentGate() {
  return (
    <Overlay title="Set up two-step sign-in">
      <Typography textColor="neutral600">
        This shop asks for a code from an app on your phone when you sign in, because you can see orders or customers.
      </Typography>
      <Enrolment onDone={enter} />
    </Overlay>
  );
}

const ADVISED = 'shop-second-factor-advised';

/** Once per browser session. */
function useAdvice(): () => void {
  const { toggleNotification } = useNotification();
  return () => {
    if (sessionStorage.getItem(ADVISED)) return;
    sessionStorage.setItem(ADVISED, 'yes');
    toggleNotification({
      type: 'info',
      title: 'Protect your account',
      message: 'You can see orders and customers, and sign in with a password alone.',
      link: { url: `/admin/settings/${SETTINGS_PATH}`, label: 'Set up two-step sign-in' },
      timeout: 10_000,
    });
  };
}

/**
 * Keeps the admin closed until the session is complete. Only for the eye: the server refuses every request of an incomplete
 * session, whatever is shown here.
 */
export function SecondFactorGate({ setPlugin }: { setPlugin: (id: string) => void }) {
  const { get } = useFetchClient();
  const advise = useAdvice();
  const [standing, setStanding] = useState<SecondFactorStatus['standing'] | null>(null);

  useEffect(() => {
    get<{ data: SecondFactorStatus }>('/shop/second-factor').then(
      ({ data: { data } }) => {
        setStanding(data.standing);
        if (data.standing !== 'complete') return;
        if (data.advised) advise();
        setPlugin(GATE);
      },
      // Without an answer the admin opens, and shows the failures of its own requests.
      () => setPlugin(GATE),
    );
    // Read once: `advise` is new with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [get, setPlugin]);

  if (standing === 'code') return <CodeGate />;
  if (standing === 'enrol') return <EnrolmentGate />;
  return null;
}
