import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useT } from '../language/use-t';

/** Sends a decision about an entry to `route`, says so, and loads the form beside the panel again. */
export function useEntryActions(route: string): (action: string, message: string, body: object) => Promise<void> {
  const t = useT();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  return async (action, message, body) => {
    try {
      await post(`${route}/actions/${action}`, body);
      toggleNotification({ type: 'success', message });
      // Reloads the fields beside this panel.
      setTimeout(() => window.location.reload(), 800);
    } catch (error) {
      toggleNotification({
        type: 'danger',
        message: error instanceof Error ? error.message : t('common.notSaved'),
      });
    }
  };
}
