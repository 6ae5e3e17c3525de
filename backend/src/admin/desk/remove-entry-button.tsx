import { Button, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { FormDialog } from './form-dialog';

interface Props {
  /** Of the entry in the shop's admin API. */
  route: string;
  title: string;
  warning: string;
}

/** Deletion at the author's request. */
export function RemoveEntryButton({ route, title, warning }: Props) {
  const { post } = useFetchClient();
  const [isAsking, setAsking] = useState(false);
  const remove = async (): Promise<void> => {
    await post(`${route}/actions/remove`, {});
    // Returns to the list, because the entry no longer exists.
    window.location.assign(window.location.pathname.replace(/\/[^/]+$/, ''));
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete for good
      </Button>
      {isAsking && (
        <FormDialog
          title={title}
          confirm="Delete for good"
          variant="danger"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <Typography>{warning}</Typography>
        </FormDialog>
      )}
    </>
  );
}
