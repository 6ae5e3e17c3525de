import 'server-only';
import type { Caller } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { reportError } from '@/lib/core/report-error';
import { parseServerErrors } from '@/lib/forms/server-errors';
import { originOf } from '@/lib/i18n/hosts';
import { isReviewKey, MAX_REVIEW_BYTES, type ReviewValues, reviewDonePath } from '@/lib/catalog/reviews/review-form';
import { errorResponse } from './endpoint';
import { pageNotFound, toErrorBody } from '@/lib/backend/endpoint-errors';
import { readUpload } from './form-body';
import { renderFormPage } from './render-form-page';
import { forward } from '@/lib/backend/forward-request';
import { seeOther } from './see-other';
import { REVIEW_KEY_HEADER } from '@/backend/contract/headers';
import type { ReviewBody } from '@/backend/contract/requests';

const TIMEOUT_MS = 30_000;

interface SubmittedReview {
  key: string;
  product: string;
  values: ReviewValues;
  withoutPhotos: boolean;
  photos: File[];
}

const EMPTY_SUBMISSION: SubmittedReview = {
  key: '',
  product: '',
  values: { stars: '', fit: '', title: '', text: '', name: '' },
  withoutPhotos: false,
  photos: [],
};

/** Handles a review without JavaScript: redirects to the success page, or renders the form again with typed values. */
export async function submitReview({ request, caller }: { request: Request; caller: Caller }): Promise<Response> {
  let sent = EMPTY_SUBMISSION;
  try {
    sent = parseSubmission(await readUpload(request, MAX_REVIEW_BYTES));
    if (!isReviewKey(sent.key)) throw pageNotFound('/review');
    await forward('/reviews', {
      method: 'POST',
      body: toBody(sent),
      caller,
      headers: { [REVIEW_KEY_HEADER]: sent.key },
      timeoutMs: TIMEOUT_MS,
    });
    return seeOther(reviewDonePath(sent.key, sent.product));
  } catch (error) {
    if (!(error instanceof BackendError)) reportError(error, { where: 'review' });
    return rerenderForm(caller, sent, error);
  }
}

function parseSubmission(form: FormData): SubmittedReview {
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
  };
  return {
    key: read('key'),
    product: read('product'),
    values: { stars: read('stars'), fit: read('fit'), title: read('title'), text: read('text'), name: read('name') },
    withoutPhotos: read('withoutPhotos') !== '',
    // Browsers send an empty file field as a file without name and content.
    photos: form
      .getAll('photos')
      .filter((photo) => photo instanceof File && (photo.size > 0 || photo.name !== '')) as File[],
  };
}

function toBody({ product, values, withoutPhotos, photos }: SubmittedReview): unknown {
  const data: ReviewBody = { productId: product, ...values, withoutPhotos };
  if (photos.length === 0) return { data };
  const body = new FormData();
  body.set('data', JSON.stringify(data));
  for (const photo of photos) body.append('photos', photo, photo.name);
  return body;
}

/** Falls back to the error response if rendering fails. */
async function rerenderForm({ locale }: Caller, sent: SubmittedReview, error: unknown): Promise<Response> {
  const { status, name, details } = toErrorBody(error);
  const { key, product, values, photos } = sent;
  if (!isReviewKey(key)) return errorResponse(error);
  const fieldErrors = parseServerErrors(details);
  const view = {
    kind: 'review' as const,
    key,
    product,
    values,
    errors: fieldErrors,
    problem: fieldErrors.length > 0 ? null : name,
    lostPhotos: photos.length > 0,
    status,
  };
  const html = await renderFormPage(view, new URL(originOf(locale)).host);
  if (html === null) return errorResponse(error);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(html, { status, headers: status === 429 ? { ...headers, 'retry-after': '60' } : headers });
}
