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

  /** Opens what is read in a new tab. The tab is opened before the request, so that pop-up blockers allow it. */
  const openInTab = async (read: () => Promise<Blob>, blocked: string, refuse = complain): Promise<void> => {
    const tab = window.open('', '_blank');
    try {
      const url = URL.createObjectURL(await read());
      if (tab) tab.location.href = url;
      else toggleNotification({ type: 'warning', message: blocked });
      setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    } catch (error) {
      tab?.close();
      refuse(error);
    }
  };

  const readPdf = async (path: string, params?: string): Promise<Blob> => {
    const { data } = await get(path, { params, responseType: 'blob' });
    return new Blob([data], { type: 'application/pdf' });
  };

  const openSlips = (ids: string[]): Promise<void> =>
    openInTab(async () => {
      const { data } = await get('/shop/desk/packing-slips', { params: `ids=${ids.join(',')}`, responseType: 'text' });
      // A blob URL has no base URL to resolve picture URLs against.
      const page = data.replace('<head>', `<head><base href="${window.location.origin}/">`);
      return new Blob([page], { type: 'text/html' });
    }, t('common.allowTabsSlips'));

  /** Makes the label of an order if there is none yet, and opens it to be printed. */
  const openLabel = async (id: string, done: () => Promise<void>): Promise<void> => {
    const path = `/shop/orders/${id}/label`;
    const makeLabel = async (): Promise<Blob> => {
      await post(path);
      return readPdf(path);
    };
    await openInTab(makeLabel, t('common.allowTabsLabel'));
    await done();
  };

  /** Makes the codes of parcel cards valid, and opens the cards to be printed. */
  const openParcelCards = (ids: string[]): Promise<void> =>
    openInTab(
      () => readPdf('/shop/desk/parcel-cards', `ids=${ids.join(',')}`),
      t('common.allowTabsCards'),
      (error) => {
        // The body of a failed file is not read.
        const isNone = error instanceof Error && 'status' in error && error.status === 400;
        if (isNone) toggleNotification({ type: 'info', message: t('desk.noFreeLessons') });
        else complain(error);
      },
    );

  return { download, openSlips, openLabel, openParcelCards };
}
