import { z } from 'zod';
import {
  type Carrier,
  CarrierDown,
  type CarrierParcel,
  CarrierRefused,
  ForgedNews,
  type NewParcel,
  type ParcelNews,
  type PointQuery,
} from './carrier';
import type { OfferedPickupPoint } from '../../contract/pickup-points';
import { parcelBody, parseNews, parseParcel, parseParcels } from './sendcloud-parcel';
import { parsePoint, parsePoints } from './sendcloud-points';
import { isSigned } from './sendcloud-signature';
import type { SendcloudEnv } from '../platform/env/carrier-env';
import { traceCall } from '../platform/telemetry/tracing';

const MAX_ANSWER = 5 * 1024 * 1024;
/** Metres around a postal code. */
const RADIUS = 15_000;

const errorSchema = z.object({ error: z.object({ message: z.string().max(1000) }) });

interface Answer {
  status: number;
  body: Buffer;
}

/** Reads at most so many bytes, whatever the sender announces. */
async function readBounded(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Not `for await`: the admin, whose types reach this file, compiles with those of browsers.
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAX_ANSWER) {
      await reader?.cancel();
      throw new CarrierDown('Sendcloud sent too much');
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Refusals are about what was sent or about the account; anything else may pass. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

function refusalText({ status, body }: Answer): string {
  if (status === 401 || status === 403) return 'Sendcloud does not accept the keys of this shop';
  try {
    return errorSchema.parse(JSON.parse(body.toString())).error.message;
  } catch {
    return `Sendcloud answered ${status}`;
  }
}

/** Sendcloud's API version 2. Errors never repeat what was sent, except the text of a refusal. */
export class SendcloudCarrier implements Carrier {
  private readonly authorization: string;

  constructor(private readonly settings: SendcloudEnv) {
    const { publicKey, secretKey } = settings;
    this.authorization = `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString('base64')}`;
  }

  private call(url: URL, timeoutMs: number, init: RequestInit = {}): Promise<Answer> {
    return traceCall('sendcloud', init.method ?? 'GET', () => this.send(url, timeoutMs, init));
  }

  private async send(url: URL, timeoutMs: number, init: RequestInit): Promise<Answer> {
    try {
      const response = await fetch(url, {
        ...init,
        headers: { accept: 'application/json, application/pdf', authorization: this.authorization, ...init.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: await readBounded(response) };
    } catch (error) {
      if (error instanceof CarrierDown) throw error;
      throw new CarrierDown(`Sendcloud: ${error instanceof Error ? error.name : 'no answer'}`);
    }
  }

  private panel(path: string, query: Record<string, string> = {}, init?: RequestInit): Promise<Answer> {
    const url = new URL(`${this.settings.url}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return this.call(url, this.settings.timeoutMs, init);
  }

  private points(path: string, query: Record<string, string> = {}): Promise<Answer> {
    const url = new URL(`${this.settings.pointsUrl}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return this.call(url, this.settings.pointsTimeoutMs);
  }

  private parse<T>(answer: Answer, read: (body: unknown) => T): T {
    if (!isSuccess(answer.status)) throw new CarrierDown(`Sendcloud answered ${answer.status}`);
    try {
      return read(JSON.parse(answer.body.toString()));
    } catch {
      throw new CarrierDown('Sendcloud: unusable answer');
    }
  }

  async createParcel(parcel: NewParcel): Promise<CarrierParcel> {
    const answer = await this.panel(
      'parcels',
      {},
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(parcelBody(parcel)),
      },
    );
    if (isRefusal(answer.status)) throw new CarrierRefused(refusalText(answer));
    return this.parse(answer, parseParcel);
  }

  async findParcel(reference: string): Promise<CarrierParcel | null> {
    const answer = await this.panel('parcels', { external_reference: reference });
    if (answer.status === 404) return null;
    // Compared again, in case the filter is not applied.
    return this.parse(answer, parseParcels).find((parcel) => parcel.reference === reference) ?? null;
  }

  async readLabel(id: string): Promise<Buffer | null> {
    const answer = await this.panel(`labels/normal_printer/${encodeURIComponent(id)}`, { start_from: '0' });
    if (answer.status === 404) return null;
    if (!isSuccess(answer.status)) throw new CarrierDown(`Sendcloud answered ${answer.status}`);
    if (!answer.body.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new CarrierDown('Sendcloud: not a PDF');
    return answer.body;
  }

  async findPickupPoints({ country, postalCode, carrierCode }: PointQuery): Promise<OfferedPickupPoint[]> {
    const query = { country: country.toUpperCase(), address: postalCode, radius: String(RADIUS) };
    const answer = await this.points('service-points', carrierCode ? { ...query, carrier: carrierCode } : query);
    return this.parse(answer, parsePoints);
  }

  async readPickupPoint(id: string): Promise<OfferedPickupPoint | null> {
    const path = `service-points/${encodeURIComponent(id)}`;
    // Some carriers are asked at once whether the point is full or closed; without that answer what the point says counts.
    const [answer, available] = await Promise.all([
      this.points(path),
      this.points(`${path}/check-availability`).catch(() => null),
    ]);
    if (isRefusal(answer.status) && answer.status !== 401 && answer.status !== 403) return null;
    const point = this.parse(answer, parsePoint);
    return available?.status === 200 && available.body.toString().trim() === 'false' ? null : point;
  }

  readNews(body: string, signature: string): ParcelNews | null {
    if (!isSigned(body, signature, this.settings.webhookKey)) throw new ForgedNews('The signature is wrong');
    return parseNews(body);
  }
}
