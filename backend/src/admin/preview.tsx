import { Button, Typography } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { useFetchClient, useForm, useNotification, useQueryParams } from '@strapi/strapi/admin';
import type { PanelComponent } from './submissions';
import { useT } from './language/use-t';

const KIND = /^api::(page|product|article|level|lesson)\./;
const DEFAULT_LOCALE = 'nl';

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

/**
 * Opens the tab before the request, so that pop-up blockers allow it. A tab instead of a frame, because browsers block
 * third-party cookies in frames.
 */
function useOpenPreview(kind: string, id: string): () => Promise<void> {
  const t = useT();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [{ query }] = useQueryParams<Query>();
  const locale = query?.plugins?.i18n?.locale ?? DEFAULT_LOCALE;
  return async () => {
    const tab = window.open('about:blank');
    try {
      const { data } = await post<{ data: { url: string } }>('/shop/preview', { kind, id, locale });
      if (!tab) throw new Error(t('panels.noTab'));
      tab.opener = null;
      tab.location.href = data.data.url;
    } catch (error) {
      tab?.close();
      toggleNotification({ type: 'danger', message: error instanceof Error ? error.message : t('panels.noPreview') });
    }
  };
}

function OpenPreviewButton({ kind, id }: { kind: string; id: string }) {
  const t = useT();
  const open = useOpenPreview(kind, id);
  const modified = useForm('OpenPreview', (state) => state.modified);
  return (
    <>
      <Button variant="secondary" width="100%" startIcon={<Eye />} onClick={() => void open()}>
        {t('panels.openPreview')}
      </Button>
      <Typography variant="pi" textColor="neutral600">
        {modified ? t('panels.saveFirst') : t('panels.previewHint')}
      </Typography>
    </>
  );
}

/** Side panel of entries with a page: opens a preview in the edited language. */
export const PreviewPanel: PanelComponent = ({ model, documentId }) => {
  const t = useT();
  const kind = KIND.exec(model)?.[1];
  if (!kind || !documentId || documentId === 'create') return null;
  return { title: t('panels.preview'), content: <OpenPreviewButton kind={kind} id={documentId} /> };
};
