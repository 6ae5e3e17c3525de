import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { failureText } from './format';
import { useT } from '../language/use-t';

const KEPT_MS = 60_000;

/** Downloads files with the admin session, which a plain link would not send. */
export function useFiles() {
  const t = useT();
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const complain = (error: unknown): void => toggleNotification({ type: 'danger', message: failureText(error, t) });

  const download = async (path: string, name: string): Promise<void> => {
    try {
      const { data } = await get(path, { responseType: 'blob' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(data);
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
    } catch (error) {
      complain(error);
    }
  };

  /** Opens packing slips in a new tab. The tab is opened before the request, so that pop-up blockers allow it. */
  const openSlips = async (ids: string[]): Promise<void> => {
    const tab = window.open('', '_blank');
    try {
      const { data } = await get('/shop/desk/packing-slips', { params: `ids=${ids.join(',')}`, responseType: 'text' });
      // A blob URL has no base URL to resolve picture URLs against.
      const page = data.replace('<head>', `<head><base href="${window.location.origin}/">`);
      const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
      if (tab) tab.location.href = url;
      else toggleNotification({ type: 'warning', message: t('common.allowTabsSlips') });
      setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    } catch (error) {
      tab?.close();
      complain(error);
    }
  };

  /** Makes the label of an order if there is none yet, and opens it in a new tab to be printed. */
  const openLabel = async (id: string, done: () => Promise<void>): Promise<void> => {
    const tab = window.open('', '_blank');
    const path = `/shop/orders/${id}/label`;
    try {
      await post(path);
      const { data } = await get(path, { responseType: 'blob' });
      const url = URL.createObjectURL(new Blob([data], { type: 'application/pdf' }));
      if (tab) tab.location.href = url;
      else toggleNotification({ type: 'warning', message: t('common.allowTabsLabel') });
      setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    } catch (error) {
      tab?.close();
      complain(error);
    }
    await done();
  };

  /** Makes the codes of parcel cards valid, and opens the cards in a new tab to be printed. */
  const openParcelCards = async (ids: string[]): Promise<void> => {
    const tab = window.open('', '_blank');
    try {
      const { data } = await get('/shop/desk/parcel-cards', { params: `ids=${ids.join(',')}`, responseType: 'blob' });
      const url = URL.createObjectURL(new Blob([data], { type: 'application/pdf' }));
      if (tab) tab.location.href = url;
      else toggleNotification({ type: 'warning', message: t('common.allowTabsCards') });
      setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    } catch (error) {
      tab?.close();
      // The body of a failed file is not read.
      const isNone = error instanceof Error && 'status' in error && error.status === 400;
      if (isNone) toggleNotification({ type: 'info', message: t('desk.noFreeLessons') });
      else complain(error);
    }
  };

  return { download, openSlips, openLabel, openParcelCards };
}
