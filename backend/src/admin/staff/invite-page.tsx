import { Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { LOCALE_SETTINGS } from '../../../contract/locales';
import { STAFF_LANGUAGES, type StaffLanguage } from '../../../contract/staff-languages';
import type { InvitationForm } from '../../back-office/staff/response-types';
import { fieldFailures } from '../desk/field-failures';
import { Section } from '../desk/section';
import { SelectField } from '../desk/select-field';
import { TextField } from '../desk/text-field';
import { useAct, useDesk, useQuickAct } from '../desk/use-desk-api';
import { useT } from '../language/use-t';
import { INVITE_STAFF } from './names';

const EMPTY = { firstname: '', lastname: '', email: '' };

/** Makes the account of a colleague, who chooses a password by the mailed link. */
function InviteForm({ roles, onDone }: { roles: InvitationForm['roles']; onDone: () => Promise<void> }) {
  const t = useT();
  const act = useAct();
  const { toggleNotification } = useNotification();
  const [person, setPerson] = useState(EMPTY);
  const [role, setRole] = useState('');
  const [language, setLanguage] = useState<StaffLanguage>(t.language);
  const [failures, setFailures] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function invite(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure('');
    setFailures({});
    try {
      await act('/shop/staff/invitations', { ...person, role: Number(role), language });
      toggleNotification({ type: 'success', message: t('staff.invited', { email: person.email }) });
      setPerson(EMPTY);
      await onDone();
    } catch (error) {
      const atFields = fieldFailures(error, t);
      setFailures(atFields);
      if (Object.keys(atFields).length === 0) setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  const text = (name: keyof typeof EMPTY) => (
    <TextField
      label={t(`staff.${name}`)}
      name={name}
      required
      maxLength={name === 'email' ? 254 : 100}
      value={person[name]}
      onChange={(value) => setPerson({ ...person, [name]: value })}
      {...(failures[name] && { error: failures[name] })}
    />
  );
  return (
    <form onSubmit={(event) => void invite(event)} noValidate>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {text('firstname')}
        {text('lastname')}
        {text('email')}
        <SelectField
          label={t('staff.role')}
          name="role"
          required
          value={role}
          options={roles.map(({ id, name }) => [String(id), name] as const)}
          onChange={setRole}
          hint={t('staff.roleHint')}
        />
        <SelectField
          label={t('staff.language')}
          name="language"
          value={language}
          options={STAFF_LANGUAGES.map((code) => [code, LOCALE_SETTINGS[code].name] as const)}
          onChange={setLanguage}
        />
        {failure && (
          <Typography role="alert" textColor="danger600">
            {failure}
          </Typography>
        )}
        <Flex>
          <Button type="submit" loading={isBusy} disabled={role === ''}>
            {t('staff.invite')}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}

/** Colleagues who have not chosen a password yet. */
function WaitingList({ waiting, onDone }: { waiting: InvitationForm['waiting']; onDone: () => Promise<void> }) {
  const t = useT();
  const quickAct = useQuickAct(onDone);
  return (
    <Section title={t('staff.waiting')}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {waiting.map(({ id, name, email }) => (
          <Flex tag="li" key={id} justifyContent="space-between" gap={4} wrap="wrap">
            <Typography>{name === email ? email : `${name}, ${email}`}</Typography>
            <Button
              size="S"
              variant="tertiary"
              aria-label={t('staff.againOf', { name })}
              onClick={() => quickAct(`/shop/staff/invitations/${id}/mail`, t('staff.invited', { email }))}
            >
              {t('staff.again')}
            </Button>
          </Flex>
        ))}
      </Flex>
    </Section>
  );
}

function InviteStaff() {
  const t = useT();
  const { data, failure, reload } = useDesk<{ data: InvitationForm }>('/shop/staff/invitations');
  if (!data && failure) return <Page.Error content={failure} />;
  if (!data) return <Page.Loading />;
  const { roles, waiting } = data.data;
  return (
    <Page.Main>
      <Page.Title>{t('staff.title')}</Page.Title>
      <Layouts.Header title={t('staff.title')} subtitle={t('staff.subtitle')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} maxWidth="72rem" paddingBottom={8}>
          <Section title={t('staff.new')}>
            <InviteForm roles={roles} onDone={reload} />
          </Section>
          {waiting.length > 0 && <WaitingList waiting={waiting} onDone={reload} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** `Settings → Invite staff`. Permissions are also checked by the server. */
export default function InvitePage() {
  return (
    <Page.Protect permissions={INVITE_STAFF}>
      <InviteStaff />
    </Page.Protect>
  );
}
