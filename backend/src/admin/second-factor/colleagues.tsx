import { Button, Flex, Status, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ListedColleague } from '../../back-office/second-factor/response-types';
import { FormDialog } from '../desk/form-dialog';
import { Section } from '../desk/section';
import { useAct, useDesk } from '../desk/use-desk-api';

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
  const act = useAct();
  const { toggleNotification } = useNotification();
  return (
    <FormDialog
      title={`Reset two-step sign-in of ${nameOf(colleague)}?`}
      confirm="Reset"
      variant="danger"
      onClose={onClose}
      onConfirm={async () => {
        await act(`/shop/second-factor/colleagues/${colleague.id}/reset`);
        toggleNotification({ type: 'success', message: 'Reset' });
        onDone();
      }}
    >
      <Typography>
        App and recovery codes stop working, {nameOf(colleague)} is signed out everywhere and can then sign in with the
        password alone. Make sure that it is really them who ask.
      </Typography>
    </FormDialog>
  );
}

/** Who has two-step sign-in, for super admins. */
export function Colleagues() {
  const { data, reload } = useDesk<{ data: ListedColleague[] }>('/shop/second-factor/colleagues');
  const [chosen, setChosen] = useState<ListedColleague | null>(null);
  const colleagues = data?.data ?? [];
  if (colleagues.length === 0) return null;
  return (
    <Section title="Colleagues">
      <Table colCount={3} rowCount={colleagues.length + 1}>
        <Thead>
          <Tr>
            <Th>
              <Typography variant="sigma">Name</Typography>
            </Th>
            <Th>
              <Typography variant="sigma">Two-step sign-in</Typography>
            </Th>
            <Th>
              <Typography variant="sigma">Lost phone</Typography>
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
                    {colleague.enrolled ? 'On' : 'Off'}
                  </Status>
                </Flex>
              </Td>
              <Td>
                {colleague.enrolled && (
                  <Button variant="tertiary" size="S" onClick={() => setChosen(colleague)}>
                    Reset
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
