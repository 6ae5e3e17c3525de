import { Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useT } from './language/use-t';

const SUBMISSION = 'api::form-submission.form-submission';
const SUBSCRIBER = 'api::newsletter-subscriber.newsletter-subscriber';

interface StoredFile {
  name: string;
  size: number;
}

interface PanelProps {
  model: string;
  documentId?: string;
  document?: { files?: unknown; number?: unknown; status?: unknown; updatedAt?: unknown };
}

interface Panel {
  title: string;
  content: ReactNode;
}

export type PanelComponent = (props: PanelProps) => Panel | null;

function isFile(value: unknown): value is StoredFile {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

/** Downloads a file with the admin session, which a plain link would not send. */
export function useDownload(): (path: string, name: string) => Promise<void> {
  const t = useT();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  return async (path, name) => {
    try {
      const { data } = await get<Blob>(path, { responseType: 'blob' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(data);
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    } catch (error) {
      toggleNotification({
        type: 'danger',
        message: error instanceof Error ? error.message : t('panels.downloadFailed'),
      });
    }
  };
}

const size = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} kB`;

function FileList({ id, files }: { id: string; files: StoredFile[] }) {
  const t = useT();
  const download = useDownload();
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {files.map((file, index) => (
        <Button
          key={`${index}-${file.name}`}
          variant="tertiary"
          startIcon={<Download />}
          onClick={() => download(`/shop/submissions/${id}/files/${index}`, file.name)}
        >
          {file.name} ({size(file.size)})
        </Button>
      ))}
      <Typography variant="pi" textColor="neutral600">
        {t('panels.openWithCare')}
      </Typography>
    </Flex>
  );
}

/** Side panel with the files of a submission. */
export const SubmissionFilesPanel: PanelComponent = ({ model, documentId, document }) => {
  const t = useT();
  const files = Array.isArray(document?.files) ? document.files.filter(isFile) : [];
  if (model !== SUBMISSION || !documentId || files.length === 0) return null;
  return { title: t('panels.files'), content: <FileList id={documentId} files={files} /> };
};

/** List filters that the export supports: form and state. */
function exportQuery(): string {
  const query = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(window.location.search)) {
    const name = /\[(form|state)\]\[\$eqi?\]$/.exec(key)?.[1];
    if (name) query.set(name, value);
  }
  return query.toString();
}

/** Exportable lists by content type. */
const EXPORTS: Record<string, { path: () => string; name: string }> = {
  [SUBMISSION]: { path: () => `/shop/submissions/export?${exportQuery()}`, name: 'submissions.csv' },
  [SUBSCRIBER]: { path: () => '/shop/newsletter/export', name: 'newsletter.csv' },
};

/** Injected above every list, rendered only for exportable ones. */
export function SubmissionsExportButton() {
  const t = useT();
  const download = useDownload();
  const shown = decodeURIComponent(window.location.pathname);
  const list = Object.keys(EXPORTS).find((uid) => shown.includes(uid));
  const file = list && EXPORTS[list];
  if (!file) return null;
  return (
    <Button variant="secondary" size="S" startIcon={<Download />} onClick={() => download(file.path(), file.name)}>
      {t('panels.exportCsv')}
    </Button>
  );
}
