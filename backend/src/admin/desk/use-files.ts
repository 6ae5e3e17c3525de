import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { failureText } from './format';

const KEPT_MS = 60_000;

/** Files of the shop, asked for with the person's own session: a plain link would come without it. */
export function useFiles() {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const complain = (error: unknown): void => toggleNotification({ type: 'danger', message: failureText(error) });

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

  /** Opens slips to print in a new tab. The tab is opened at once, or browsers would take it for an advertisement. */
  const openSlips = async (ids: string[]): Promise<void> => {
    const tab = window.open('', '_blank');
    try {
      const { data } = await get('/shop/desk/packing-slips', { params: `ids=${ids.join(',')}`, responseType: 'text' });
      // A page from memory has no address of its own that its pictures could be found from.
      const page = data.replace('<head>', `<head><base href="${window.location.origin}/">`);
      const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
      if (tab) tab.location.href = url;
      else toggleNotification({ type: 'warning', message: 'Let this site open new tabs to see packing slips' });
      setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    } catch (error) {
      tab?.close();
      complain(error);
    }
  };

  return { download, openSlips };
}
