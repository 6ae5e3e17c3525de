import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { translateHead } from '../../platform/admin-texts/translate-head';
import { translatorOf } from '../../platform/admin/viewer-locale';
import { setDownloadHeaders } from '../../platform/files/download-headers';
import { allow } from '../../platform/admin/route-access';
import { type ExportFilter, exportSubmissions } from './export-submissions';
import { type StoredFile, readSubmittedFile, storedFilesSchema } from '../../platform/files/uploads';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';

export const SUBMISSION = 'api::form-submission.form-submission';

/** Exports require permission to read submissions. */
const ACCESS = allow('read', SUBMISSION);

function readFilter(query: Context['query']): ExportFilter {
  const { form, state } = query;
  return {
    ...(typeof form === 'string' && form !== '' ? { form } : {}),
    ...(typeof state === 'string' && state !== '' ? { state } : {}),
  };
}

async function findFile(strapi: Core.Strapi, documentId: string, index: number): Promise<StoredFile> {
  const row: { files?: unknown } | null = await strapi.db.query(SUBMISSION).findOne({ where: { documentId } });
  const file = row ? storedFilesSchema.safeParse(row.files).data?.[index] : undefined;
  if (!file) throw new errors.NotFoundError('The file does not exist');
  return file;
}

/** Admin routes for the export and the files of submissions. */
export function submissionRoutes(strapi: Core.Strapi): AdminRoute[] {
  const exportCsv = async (ctx: Context) => {
    const filter = readFilter(ctx.query);
    const day = new Date().toISOString().slice(0, 10);
    setDownloadHeaders(
      ctx,
      `${filter.form?.replace(/[^a-z0-9-]/g, '') || 'forms'}-${day}.csv`,
      'text/csv; charset=utf-8',
    );
    ctx.body = Readable.from(translateHead(exportSubmissions(strapi.db.connection, filter), translatorOf(ctx)));
  };
  const download = async (ctx: Context) => {
    const documentId = String(ctx.params.id);
    const file = await findFile(strapi, documentId, Number(ctx.params.index));
    const content = await readSubmittedFile(documentId, file);
    if (!content) throw new errors.NotFoundError('The file does not exist');
    setDownloadHeaders(ctx, file.name, 'application/octet-stream');
    ctx.body = content;
  };
  return [
    { method: 'GET', path: '/submissions/export', handle: exportCsv, allow: ACCESS },
    { method: 'GET', path: '/submissions/:id/files/:index', handle: download, allow: ACCESS },
  ];
}
