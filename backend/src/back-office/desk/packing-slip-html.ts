import { createHash } from 'node:crypto';
import { formatDay } from '../../domain/shop-calendar';
import { isPackable } from '../../domain/order-status';
import type { Company } from '../../platform/settings/company';
import { escapeHtml } from '../../platform/mail/render-mail';
import { formatAddress } from '../../orders/records/format-address';
import {
  type LineRow,
  type OrderRow,
  readAddress,
  readDelivery,
  readImage,
  readPickupPoint,
  readStoredOptions,
} from '../../orders/records/order-rows';
import { barcodeSvg } from './barcode';
import { pickupPointLines } from '../../../contract/pickup-points';
import { formatDeliveryDates } from '../../../contract/delivery';
import { toDate } from '../../platform/database/row-helpers';
import type { StoredOption } from '../../domain/options';
import { formatOptions } from '../../platform/mail/options-and-footer';

export interface Slip {
  order: OrderRow;
  lines: LineRow[];
  /** SKU on the shelf now. */
  currentSku: (line: LineRow) => string;
  /** False when all of its money was refunded. */
  isOwed: boolean;
  /** Options in Dutch. */
  inDutch: (options: StoredOption[]) => StoredOption[];
  /** Warnings for the packer. */
  warnings: string[];
}

/** Readable at arm's length; smaller on label paper. */
const STYLE = `
@page{margin:8mm}
*{box-sizing:border-box}
body{margin:0;font:14pt/1.35 system-ui,sans-serif;color:#000;background:#fff}
article{max-width:190mm;margin:0 auto;padding:8mm;break-after:page}
article:last-of-type{break-after:auto}
header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:flex-start;gap:6mm;border-bottom:1mm solid #000;padding-bottom:4mm}
h1{margin:0;font-size:22pt;line-height:1.1;white-space:nowrap}
header p{margin:1mm 0 0}
.barcode{display:block;width:62mm;height:14mm}
.address{margin:6mm 0;font-size:18pt;font-weight:700;white-space:pre-line}
.warning{margin:4mm 0 0;padding:3mm 4mm;border:1mm solid #000;font-weight:700}
table{width:100%;border-collapse:collapse}
td{padding:3mm 2mm;border-top:.3mm solid #888;vertical-align:middle}
tr{break-inside:avoid}
.quantity{font-size:26pt;font-weight:700;white-space:nowrap}
.picture{width:26mm}
.picture img{display:block;width:24mm;height:24mm;object-fit:contain}
.title{font-size:16pt;font-weight:700}
.sku{font-family:ui-monospace,monospace}
.tick{width:12mm}
.tick span{display:block;width:8mm;height:8mm;border:.5mm solid #000}
footer{margin-top:6mm;font-size:10pt}
@media (max-width:130mm){
body{font-size:9pt}article{padding:0}h1{font-size:14pt}.barcode{width:38mm;height:9mm}.address{font-size:12pt;margin:3mm 0}
.quantity{font-size:15pt}.picture{width:15mm}.picture img{width:14mm;height:14mm}.title{font-size:10pt}td{padding:1.5mm 1mm}.tick{width:7mm}.tick span{width:5mm;height:5mm}
}`;

/**
 * Content security policy of the slips. Also included in the page, because the admin opens it in a new tab without headers.
 */
export const SLIP_POLICY = `default-src 'none'; img-src 'self' data:; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

function lineHtml(line: LineRow, { currentSku: skuOf, inDutch }: Slip): string {
  const currentSku = skuOf(line);
  const options = formatOptions(inDutch(readStoredOptions(line)), 'nl');
  const image = readImage(line);
  const picture = image ? `<img src="${escapeHtml(image.url)}" alt="">` : '';
  const renamed = currentSku === line.sku ? '' : ` (besteld als ${line.sku})`;
  return `<tr><td class="tick"><span></span></td><td class="quantity">${line.quantity - (line.refunded_quantity ?? 0)} ×</td><td class="picture">${picture}</td><td><div class="title">${escapeHtml(line.title)}</div><div>${escapeHtml(options)}</div><div class="sku">${escapeHtml(`${currentSku}${renamed}`)}</div></td></tr>`;
}

/** Lines still to be delivered: physical goods, less refunded pieces. */
const owed = (lines: LineRow[]): LineRow[] =>
  lines.filter((line) => line.product_type === 'physical' && line.quantity > (line.refunded_quantity ?? 0));

function slipHtml(slip: Slip, company: Company): string {
  const { order, lines, isOwed, warnings } = slip;
  const rows = isOwed ? owed(lines) : [];
  const stop =
    isPackable(order.payment_status) && rows.length > 0 ? [] : ['Niet verzenden: hier is niets (meer) te leveren.'];
  const delivery = readDelivery(order);
  const method = delivery?.method === 'letterbox' ? ' · door de brievenbus' : '';
  const point = readPickupPoint(order);
  const deliverTo = point
    ? [`${order.firstname} ${order.lastname}`, `Afhaalpunt ${point.carrier}:`, ...pickupPointLines(point)].join('\n')
    : formatAddress(readAddress(order.shipping_address));
  const promised = delivery ? `<p>Bezorgen ${escapeHtml(formatDeliveryDates(delivery, 'nl-NL'))}${method}</p>` : '';
  const placed = formatDay(toDate(order.placed_at) ?? new Date(), company.timeZone, 'nl-NL');
  return `<article><header><div><h1>Pakbon ${escapeHtml(order.order_nr)}</h1><p>${escapeHtml(company.siteName)} · besteld op ${escapeHtml(placed)}</p>${promised}</div>${barcodeSvg(order.order_nr)}</header>${[
    ...stop,
    ...warnings,
  ]
    .map((warning) => `<p class="warning">${escapeHtml(warning)}</p>`)
    .join('')}<p class="address">${escapeHtml(deliverTo)}</p><table><tbody>${rows
    .map((line) => lineHtml(line, slip))
    .join(
      '',
    )}</tbody></table><footer>${escapeHtml([company.name, company.address.replace(/\s*\n\s*/g, ', '), company.email].filter(Boolean).join(' · '))}</footer></article>`;
}

/** Packing slips, one per page, without prices. */
export function renderSlips(slips: Slip[], company: Company): string {
  const title = slips.length === 1 ? `Pakbon ${slips[0]?.order.order_nr ?? ''}` : `${slips.length} pakbonnen`;
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${escapeHtml(SLIP_POLICY)}"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${slips.map((slip) => slipHtml(slip, company)).join('')}</body></html>`;
}
