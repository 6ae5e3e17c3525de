import { Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { Download, Duplicate } from '@strapi/icons';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Enrolment as Begun } from '../../back-office/second-factor/response-types';
import { useAct } from '../desk/use-desk-api';
import { CodeForm } from './code-form';
import { useT } from '../language/use-t';

const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

function ScanStep({
  secret,
  picture,
  onCodes,
}: Pick<Begun, 'secret' | 'picture'> & { onCodes: (codes: string[]) => void }) {
  const t = useT();
  const act = useAct();
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography>{t('factor.scan')}</Typography>
      <Flex gap={6} wrap="wrap" alignItems="center">
        <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={t('factor.qr')} width={200} height={200} />
        <Box style={{ flex: '1 1 20rem' }}>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {t('factor.orType')}
          </Typography>
          <Typography tag="code" variant="omega" fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
            {inGroups(secret)}
          </Typography>
        </Box>
      </Flex>
      <CodeForm
        label={t('factor.codeShown')}
        hint={t('factor.sixDigits')}
        confirm={t('factor.switchOn')}
        onConfirm={async (code) => {
          const { recoveryCodes } = await act<{ recoveryCodes: string[] }>('/shop/second-factor/confirm', { code });
          onCodes(recoveryCodes);
        }}
      />
    </Flex>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useT();
  const [isStored, setStored] = useState(false);
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  const text = `${codes.join('\n')}\n`;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography>{t('factor.recoveryHint')}</Typography>
      <Box background="neutral100" hasRadius padding={4}>
        <ul
          aria-label={t('factor.recoveryCodes')}
          style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(22rem, 1fr))', gap: '0.8rem' }}
        >
          {codes.map((code) => (
            <li key={code}>
              <Typography tag="code" style={{ fontFamily: 'monospace' }}>
                {code}
              </Typography>
            </li>
          ))}
        </ul>
      </Box>
      <Flex gap={2} wrap="wrap">
        <Button
          variant="secondary"
          startIcon={<Duplicate />}
          onClick={() =>
            void copy(text).then(() => toggleNotification({ type: 'success', message: t('common.copied') }))
          }
        >
          {t('factor.copy')}
        </Button>
        <Button
          variant="secondary"
          startIcon={<Download />}
          tag="a"
          href={`data:text/plain,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {t('factor.download')}
        </Button>
      </Flex>
      <Checkbox checked={isStored} onCheckedChange={(checked) => setStored(checked === true)}>
        {t('factor.stored')}
      </Checkbox>
      <Flex>
        <Button disabled={!isStored} onClick={onDone}>
          {t('factor.done')}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Password, app, recovery codes. */
export function Enrolment({ onDone }: { onDone: () => void }) {
  const t = useT();
  const act = useAct();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (begun) return <ScanStep secret={begun.secret} picture={begun.picture} onCodes={setCodes} />;
  return (
    <CodeForm
      label={t('factor.password')}
      type="password"
      confirm={t('factor.setUp')}
      onConfirm={async (password) => setBegun(await act<Begun>('/shop/second-factor/begin', { password }))}
    />
  );
}
