import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useAuth, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import type { SecondFactorStatus } from '../../back-office/second-factor/response-types';
import { useAct } from '../desk/use-desk-api';
import { CodeForm } from './code-form';
import { Enrolment } from './enrolment';
import { GATE, SETTINGS_PATH } from './names';
import { useT } from '../language/use-t';

const TITLE = 'second-factor-title';
/** Above the admin's loading indicator and its menu, below notifications. */
const LAYER = 4;

function Overlay({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
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
          {t('factor.signOut')}
        </Button>
      </Flex>
    </Box>
  );
}

/** What was refused so far is read again: permissions, menu and the page itself. */
const enter = (): void => window.location.reload();

function CodeGate() {
  const t = useT();
  const act = useAct();
  return (
    <Overlay title={t('factor.enter')}>
      <Typography textColor="neutral600">{t('factor.enterHint')}</Typography>
      <CodeForm
        label={t('factor.code')}
        confirm={t('factor.continue')}
        isFirst
        onConfirm={async (code) => {
          await act('/shop/second-factor/verify', { code });
          enter();
        }}
      />
      <Typography variant="pi" textColor="neutral600">
        {t('factor.lostBoth')}
      </Typography>
    </Overlay>
  );
}

function EnrolmentGate() {
  const t = useT();
  return (
    <Overlay title={t('factor.setUpTitle')}>
      <Typography textColor="neutral600">{t('factor.setUpHint')}</Typography>
      <Enrolment onDone={enter} />
    </Overlay>
  );
}

const ADVISED = 'shop-second-factor-advised';

/** Once per browser session. */
function useAdvice(): () => void {
  const t = useT();
  const { toggleNotification } = useNotification();
  return () => {
    if (sessionStorage.getItem(ADVISED)) return;
    sessionStorage.setItem(ADVISED, 'yes');
    toggleNotification({
      type: 'info',
      title: t('factor.protect'),
      message: t('factor.protectHint'),
      link: { url: `/admin/settings/${SETTINGS_PATH}`, label: t('factor.setUpTitle') },
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
