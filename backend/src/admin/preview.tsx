import { Button, Typography } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { useFetchClient, useForm, useNotification, useQueryParams } from '@strapi/strapi/admin';
import type { PanelComponent } from './submissions';

const KIND = /^api::(page|product|article|level|lesson)\./;
const DEFAULT_LOCALE = 'nl';

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

/**
 * The tab is opened at once, while the click still counts as one, and goes to the shop when the address is there. In a tab of its
 * own, not in a frame: browsers keep a shop's cookies out of frames in pages of another site.
 */
function useOpenPreview(kind: string, id: string): () => Promise<void> {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [{ query }] = useQueryParams<Query>();
  const locale = query?.plugins?.i18n?.locale ?? DEFAULT_LOCALE;
  return async () => {
    const tab = window.open('about:blank');
    try {
      const { data } = await post<{ data: { url: string } }>('/shop/preview', { kind, id, locale });
      if (!tab) throw new Error('The browser opened no tab: allow pop-ups for this address');
      tab.opener = null;
      tab.location.href = data.data.url;
    } catch (error) {
      tab?.close();
      toggleNotification({ type: 'danger', message: error instanceof Error ? error.message : 'No preview' });
    }
  };
}

function OpenPreview({ kind, id }: { kind: string; id: string }) {
  const open = useOpenPreview(kind, id);
  const modified = useForm('OpenPreview', (state) => state.modified);
  return (
    <>
      <Button variant="secondary" width="100%" startIcon={<Eye />} onClick={() => void open()}>
        Open preview
      </Button>
      <Typography variant="pi" textColor="neutral600">
        {modified
          ? 'Save first: the preview shows what was saved.'
          : 'Shows drafts on the site, for an hour, in this browser.'}
      </Typography>
    </>
  );
}

/** Beside everything that has a page of its own: how it will look, in the language that is being edited. */
export const PreviewButton: PanelComponent = ({ model, documentId }) => {
  const kind = KIND.exec(model)?.[1];
  if (!kind || !documentId || documentId === 'create') return null;
  return { title: 'Preview', content: <OpenPreview kind={kind} id={documentId} /> };
};
