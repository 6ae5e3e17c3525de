import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { type InvoiceRow } from '../invoices/invoice-rows';
import { getInvoicePdf } from '../invoices/get-invoice-pdf';
import { allow } from '../../platform/admin/route-access';
import { translateHead } from '../../platform/admin-texts/translate-head';
import { translatorOf } from '../../platform/admin/viewer-locale';
import { setDownloadHeaders } from '../../platform/files/download-headers';
import { reportInvoices, reportOss } from './invoice-report';
import { reportOrders } from './order-report';
import { type Period, parsePeriod, parseQuarter } from './report-period';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { isInvoiceNumber } from '../../../contract/invoice-number';

/** Downloads require read permission for invoices. */
const ACCESS = allow('read', 'api::order-document.order-document');

type Report = (db: Core.Strapi['db']['connection'], period: Period) => AsyncGenerator<string>;

function wanted(period: Period | null, hint: string): Period {
  if (!period) throw new errors.ValidationError(hint);
  return period;
}

/** PDFs of invoices, and the reports derived from them. Registered here because route files belong to the public API. */
export function reportRoutes(strapi: Core.Strapi): AdminRoute[] {
  const answerCsv = (ctx: Context, name: string, report: Report, period: Period): void => {
    setDownloadHeaders(ctx, `${name}-${period.from}-${period.to}.csv`, 'text/csv; charset=utf-8');
    ctx.body = Readable.from(translateHead(report(strapi.db.connection, period), translatorOf(ctx)));
  };
  const byDays = (name: string, report: Report) => (ctx: Context) =>
    answerCsv(
      ctx,
      name,
      report,
      wanted(parsePeriod(ctx.query), 'Two dates are required: ?from=2026-10-01&to=2026-12-31'),
    );
  const oss = (ctx: Context) =>
    answerCsv(
      ctx,
      'oss',
      reportOss,
      wanted(parseQuarter(ctx.query.quarter), 'A quarter is required: ?quarter=2026-Q4'),
    );
  const download = async (ctx: Context) => {
    const { number } = ctx.params as { number: string };
    const row: InvoiceRow | undefined = isInvoiceNumber(number)
      ? await strapi.db.connection('order_documents').where({ number }).first()
      : undefined;
    if (!row) throw new errors.NotFoundError('There is no such document');
    const pdf = await getInvoicePdf(strapi, row);
    setDownloadHeaders(ctx, `${row.number}.pdf`, 'application/pdf');
    ctx.body = pdf;
  };
  return [
    { method: 'GET', path: '/documents/:number.pdf', handle: download, allow: ACCESS },
    { method: 'GET', path: '/reports/oss', handle: oss, allow: ACCESS },
    { method: 'GET', path: '/reports/orders', handle: byDays('orders', reportOrders), allow: ACCESS },
    { method: 'GET', path: '/reports/documents', handle: byDays('documents', reportInvoices), allow: ACCESS },
  ];
}
