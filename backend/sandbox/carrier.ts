import { createHmac } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { findPoint, listPoints } from './carrier-points';

/** Stand-in for the part of Sendcloud's API that the shop uses: labels, service points and webhooks. Its keys are `sandbox`. */

export interface CarrierCall {
  method: string;
  /** Below `/sendcloud`, such as `/api/v2/parcels`. */
  path: string;
  query: URLSearchParams;
  body: string;
  /** Origin that a browser on this machine reaches, for tracking pages. */
  origin: string;
}

export interface CarrierAnswer {
  status: number;
  type: string;
  body: string | Buffer;
}

/** `lost`: the label is made, but the answer to it fails. `full`: no service point takes parcels any more. */
export type CarrierMode = 'ok' | 'down' | 'slow' | 'refuse' | 'lost' | 'full';

interface SandboxParcel {
  id: number;
  external_reference: string;
  order_number: string;
  name: string;
  lines: string[];
  weight: string;
  tracking_number: string;
  tracking_url: string;
  carrier: { code: string };
  status: { id: number; message: string };
}

export const MESSAGES: Record<number, string> = {
  1000: 'Ready to send',
  22: 'Shipment picked up by driver',
  3: 'En route to sorting center',
  12: 'Awaiting customer pickup',
  11: 'Delivered',
  80: 'Unable to deliver',
  2000: 'Cancelled',
};

const SECRET = 'sandbox';
const SLOW_MS = 20_000;

const json = (body: unknown, status = 200): CarrierAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
const failure = (status: number, message: string): CarrierAnswer =>
  json({ error: { code: status, message, request: 'api/v2/parcels' } }, status);
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A label of A6, as label printers take it. */
function renderLabel({ name, lines, order_number, tracking_number, weight, carrier }: SandboxParcel): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A6', margin: 18, info: { Title: `Label ${order_number}` } });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.fontSize(9).text(`SANDBOX - ${carrier.code.toUpperCase()} - ${weight} kg`);
  doc.moveDown().fontSize(14).text(name);
  for (const line of lines) doc.text(line);
  doc.moveDown().fontSize(9).text(`Order ${order_number}`);
  doc.fontSize(16).text(tracking_number);
  doc.end();
  return done;
}

/**
 * Labels are kept in a file, so that they can be printed again after a restart. A repeated reference makes another label: the
 * shop must not rely on the carrier for that.
 */
export class CarrierSandbox {
  private readonly parcels: SandboxParcel[];
  mode: CarrierMode = 'ok';

  constructor(private readonly file: string | null) {
    this.parcels = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  }

  list(): readonly SandboxParcel[] {
    return [...this.parcels].reverse();
  }

  find(id: string): SandboxParcel | undefined {
    return this.parcels.find((parcel) => String(parcel.id) === id || parcel.tracking_number === id);
  }

  private save(): void {
    if (this.file) writeFileSync(this.file, JSON.stringify(this.parcels));
  }

  /** Changes the state of a parcel; what the webhook would say about it, with its signature. */
  move(id: string, status: number, at = Date.now()): { body: string; signature: string } | null {
    const parcel = this.find(id);
    const message = MESSAGES[status];
    if (!parcel || message === undefined) return null;
    parcel.status = { id: status, message };
    this.save();
    const body = JSON.stringify({ action: 'parcel_status_changed', timestamp: at, parcel });
    return { body, signature: createHmac('sha256', SECRET).update(body).digest('hex') };
  }

  private create(given: unknown, origin: string): CarrierAnswer {
    const wanted = isObject(given) && isObject(given.parcel) ? given.parcel : {};
    const reference = text(wanted.external_reference);
    const missing = ['name', 'address', 'house_number', 'city', 'postal_code', 'country', 'order_number'].find(
      (field) => text(wanted[field]) === '',
    );
    if (missing) return failure(400, `${missing}: "This field is required."`);
    if (this.mode === 'refuse') return failure(400, 'postal_code: "This postal code does not exist."');
    const point = wanted.to_service_point === undefined ? null : findPoint(text(wanted.to_service_point));
    if (wanted.to_service_point !== undefined && !point) return failure(400, 'to_service_point: "Not available."');
    const id = 1_000_001 + this.parcels.length;
    const tracking_number = `3SZWT${id}`;
    this.parcels.push({
      id,
      external_reference: reference,
      order_number: text(wanted.order_number),
      name: text(wanted.name),
      lines: point
        ? [point.name, `${point.street} ${point.house_number}`, `${point.postal_code} ${point.city}`, point.country]
        : [
            `${text(wanted.address)} ${text(wanted.house_number)}`,
            ...(text(wanted.address_2) ? [text(wanted.address_2)] : []),
            `${text(wanted.postal_code)} ${text(wanted.city)}`,
            text(wanted.country),
          ],
      weight: text(wanted.weight),
      tracking_number,
      tracking_url: `${origin}/tracking/${tracking_number}`,
      carrier: { code: point?.carrier ?? 'postnl' },
      status: { id: 1000, message: 'Ready to send' },
    });
    this.save();
    return json({ parcel: this.parcels.at(-1) });
  }

  private async answerPanel({ method, query, body, origin }: CarrierCall, rest: string[]): Promise<CarrierAnswer> {
    const [resource, id, labelId] = rest;
    if (resource === 'parcels' && !id && method === 'POST') {
      const answer = this.create(JSON.parse(body), origin);
      return this.mode === 'lost' ? failure(502, 'Bad gateway') : answer;
    }
    if (resource === 'parcels' && !id) {
      const reference = query.get('external_reference');
      return json({ parcels: this.parcels.filter((parcel) => parcel.external_reference === reference) });
    }
    const parcel = this.find((resource === 'labels' ? labelId : id) ?? '');
    if (!parcel) return failure(404, 'No Parcel matches the given query.');
    if (resource === 'labels') return { status: 200, type: 'application/pdf', body: await renderLabel(parcel) };
    return json({ parcel });
  }

  private answerPoints({ query }: CarrierCall, [id, check]: string[]): CarrierAnswer {
    const active = this.mode !== 'full';
    if (!id)
      return json(
        listPoints(query.get('country') ?? '', query.get('carrier')).map((point) => ({ ...point, is_active: active })),
      );
    const point = findPoint(id);
    if (!point) return failure(404, 'Not found');
    return check === 'check-availability' ? json(active) : json({ ...point, is_active: active });
  }

  /** Handles a call to `/sendcloud/…`; both of Sendcloud's hosts are here. */
  async answer(call: CarrierCall): Promise<CarrierAnswer> {
    if (this.mode === 'down') return failure(503, 'Switched off by a test');
    if (this.mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
    const [, , resource = '', ...rest] = call.path.split('/').filter(Boolean);
    return resource === 'service-points' ? this.answerPoints(call, rest) : this.answerPanel(call, [resource, ...rest]);
  }
}
