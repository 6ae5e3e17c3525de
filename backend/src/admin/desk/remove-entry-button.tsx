import { Button, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { useT } from '../language/use-t';

interface Props {
  /** Of the entry in the shop's admin API. */
  route: string;
  title: string;
  warning: string;
}

/** Deletion at the author's request. */
export function RemoveEntryButton({ route, title, warning }: Props) {
  const t = useT();
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
        {t('common.deleteForGood')}
      </Button>
      {isAsking && (
        <FormDialog
          title={title}
          confirm={t('common.deleteForGood')}
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
