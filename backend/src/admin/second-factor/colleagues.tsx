import { Button, Flex, Status, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ListedColleague } from '../../back-office/second-factor/response-types';
import { FormDialog } from '../desk/form-dialog';
import { Section } from '../desk/section';
import { useAct, useDesk } from '../desk/use-desk-api';
import { useT } from '../language/use-t';

const nameOf = ({ name, email }: ListedColleague): string => name || email;

function ResetDialog({
  colleague,
  onClose,
  onDone,
}: {
  colleague: ListedColleague;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useT();
  const act = useAct();
  const { toggleNotification } = useNotification();
  return (
    <FormDialog
      title={t('factor.resetTitle', { name: nameOf(colleague) })}
      confirm={t('factor.reset')}
      variant="danger"
      onClose={onClose}
      onConfirm={async () => {
        await act(`/shop/second-factor/colleagues/${colleague.id}/reset`);
        toggleNotification({ type: 'success', message: t('factor.resetSaid') });
        onDone();
      }}
    >
      <Typography>{t('factor.resetHint', { name: nameOf(colleague) })}</Typography>
    </FormDialog>
  );
}

/** Who has two-step sign-in, for super admins. */
export function Colleagues() {
  const t = useT();
  const { data, reload } = useDesk<{ data: ListedColleague[] }>('/shop/second-factor/colleagues');
  const [chosen, setChosen] = useState<ListedColleague | null>(null);
  const colleagues = data?.data ?? [];
  if (colleagues.length === 0) return null;
  return (
    <Section title={t('factor.colleagues')}>
      <Table colCount={3} rowCount={colleagues.length + 1}>
        <Thead>
          <Tr>
            <Th>
              <Typography variant="sigma">{t('factor.name')}</Typography>
            </Th>
            <Th>
              <Typography variant="sigma">{t('factor.title')}</Typography>
            </Th>
            <Th>
              <Typography variant="sigma">{t('factor.lostPhone')}</Typography>
            </Th>
          </Tr>
        </Thead>
        <Tbody>
          {colleagues.map((colleague) => (
            <Tr key={colleague.id}>
              <Td>
                <Flex direction="column" alignItems="start">
                  <Typography fontWeight="semiBold">{nameOf(colleague)}</Typography>
                  <Typography variant="pi" textColor="neutral600">
                    {colleague.email}
                  </Typography>
                </Flex>
              </Td>
              <Td>
                <Flex>
                  <Status variant={colleague.enrolled ? 'success' : 'secondary'} size="S">
                    {colleague.enrolled ? t('factor.on') : t('factor.off')}
                  </Status>
                </Flex>
              </Td>
              <Td>
                {colleague.enrolled && (
                  <Button variant="tertiary" size="S" onClick={() => setChosen(colleague)}>
                    {t('factor.reset')}
                  </Button>
                )}
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {chosen && <ResetDialog colleague={chosen} onClose={() => setChosen(null)} onDone={() => void reload()} />}
    </Section>
  );
}
