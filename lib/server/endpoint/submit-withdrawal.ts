import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Caller } from '@/lib/backend/client';
import { BackendDown, BackendError } from '@/lib/backend/errors';
import { reportError } from '@/lib/core/report-error';
import { PAGE_FIELD } from '@/lib/forms/composed/element-names';
import type { FieldError } from '@/lib/forms/field-errors';
import { parseServerErrors } from '@/lib/forms/server-errors';
import { originOf } from '@/lib/i18n/hosts';
import { ORDER_FIELD, STEP_FIELD, TOKEN_FIELD, HONEYPOT_FIELD } from '@/lib/customer/withdrawals/withdrawal-form';
import { createWithdrawalSchema, lineField, parseWithdrawnOrder } from '@/lib/customer/withdrawals/withdrawal-schema';
import { withdrawnLines } from '@/lib/customer/withdrawals/describe-withdrawal';
import type { WithdrawalReceipt, WithdrawalValues, WithdrawnOrder } from '@/lib/customer/withdrawals/types';
import { jsonResponse, errorResponse } from './endpoint';
import { EndpointError, toErrorBody } from '@/lib/backend/endpoint-errors';
import { isNativePost, readFields } from './form-body';
import { findFormPage } from './native-form-response';
import { renderFormPage } from './render-form-page';
import type { WithdrawalView } from './form-views';
import { forward } from '@/lib/backend/forward-request';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';
import type { WithdrawalBody } from '@/backend/contract/requests';

interface WithdrawalCall {
  request: Request;
  caller: Caller;
  /** Raw `order-access` cookie. */
  orderAccess: string | undefined;
}

/** A submitted statement, not validated yet. */
interface SubmittedWithdrawal {
  step: string;
  values: WithdrawalValues;
  order: WithdrawnOrder | null;
  page: string | null;
  token: string;
  suspect: boolean;
}

const TOKEN = /^[\x21-\x7e]{8,200}$/;
const receiptSchema = z.object({ data: z.object({ receiptNr: z.string(), moment: z.string() }) });

const EMPTY_SUBMISSION: SubmittedWithdrawal = {
  step: 'edit',
  values: { name: '', orderNr: '', email: '', text: '', lines: {} },
  order: null,
  page: null,
  token: '',
  suspect: false,
};

/**
 * Handles a withdrawal statement: complete and confirmed from a script, step by step without JavaScript. Requires neither
 * captcha nor account (Directive 2011/83/EU art. 11a).
 */
export async function submitWithdrawal(call: WithdrawalCall): Promise<Response> {
  if (!isNativePost(call.request.headers)) {
    const sent = await parseSubmission(call.request);
    const fieldErrors = validate(sent);
    if (fieldErrors.length > 0) throw invalid(fieldErrors);
    const { status, receipt } = await send(call, sent);
    return jsonResponse({ data: receipt }, { status });
  }
  let sent = EMPTY_SUBMISSION;
  try {
    sent = await parseSubmission(call.request);
    return await stepResponse(call, sent);
  } catch (error) {
    if (!(error instanceof BackendError)) reportError(error, { where: 'withdrawal' });
    const { status, name, details } = toErrorBody(error);
    const fieldErrors = parseServerErrors(details);
    // Invalid fields are corrected in the first step; other errors are retried in the second.
    const step = fieldErrors.length > 0 || sent.step !== 'confirm' ? 'form' : 'review';
    return renderStep(
      call,
      sent,
      { step, errors: fieldErrors, problem: fieldErrors.length > 0 ? null : name, status },
      error,
    );
  }
}

async function stepResponse(call: WithdrawalCall, sent: SubmittedWithdrawal): Promise<Response> {
  if (sent.step === 'edit') return renderStep(call, sent, { step: 'form', status: 200 });
  const fieldErrors = validate(sent);
  if (fieldErrors.length > 0) return renderStep(call, sent, { step: 'form', errors: fieldErrors, status: 422 });
  if (sent.step !== 'confirm') return renderStep(call, sent, { step: 'review', status: 200 });
  const { receipt } = await send(call, sent);
  return renderStep(call, sent, { step: 'done', receipt, status: 200 });
}

async function parseSubmission(request: Request): Promise<SubmittedWithdrawal> {
  const sent = await readFields(request);
  const read = (name: string): string => {
    const value = Object.hasOwn(sent, name) ? sent[name] : '';
    const only: unknown = Array.isArray(value) ? value[0] : value;
    return typeof only === 'string' ? only.replace(/\r\n?/g, '\n').trim() : '';
  };
  const order = parseWithdrawnOrder(read(ORDER_FIELD));
  const lines = (order?.lines ?? []).map(({ variantId }) => [variantId, read(lineField(variantId))]);
  const token = read(TOKEN_FIELD);
  return {
    step: read(STEP_FIELD),
    values: {
      name: read('name'),
      orderNr: order?.orderNr ?? read('orderNr'),
      email: read('email'),
      text: read('text'),
      lines: Object.fromEntries(lines),
    },
    order,
    page: read(PAGE_FIELD) || null,
    token: TOKEN.test(token) ? token : randomUUID(),
    suspect: read(HONEYPOT_FIELD) !== '',
  };
}

function validate({ values, order }: SubmittedWithdrawal): FieldError[] {
  const { error } = createWithdrawalSchema(order).safeParse(values);
  const fieldErrors = (error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), code: message }));
  return fieldErrors.filter(({ name }, index) => fieldErrors.findIndex((other) => other.name === name) === index);
}

const invalid = (fieldErrors: FieldError[]): EndpointError =>
  new EndpointError({
    status: 422,
    name: 'ValidationError',
    message: 'Not all fields are filled out correctly',
    details: { errors: fieldErrors.map(({ name, code }) => ({ path: name.split('.'), name: code })) },
  });

async function send(
  { caller, orderAccess }: WithdrawalCall,
  sent: SubmittedWithdrawal,
): Promise<{ status: number; receipt: WithdrawalReceipt }> {
  const { values, order, token, suspect } = sent;
  const { name, orderNr, email, text } = values;
  const lines = withdrawnLines(values, order);
  const data: WithdrawalBody = {
    name,
    orderNr,
    email,
    text,
    lines,
    order: order?.slug ?? null,
    token,
    ...(suspect && { suspect }),
  };
  const { status, json } = await forward('/withdrawals', {
    method: 'POST',
    body: { data },
    caller,
    headers: orderAccessHeaders(orderAccess),
  });
  const parsed = receiptSchema.safeParse(json);
  if (!parsed.success) throw new BackendDown('Invalid receipt');
  return { status, receipt: parsed.data.data };
}

type StepView = Pick<WithdrawalView, 'step' | 'status'> &
  Partial<Pick<WithdrawalView, 'errors' | 'problem' | 'receipt'>>;

/** Renders a step; falls back to the error response. */
async function renderStep(
  call: WithdrawalCall,
  sent: SubmittedWithdrawal,
  shown: StepView,
  error?: unknown,
): Promise<Response> {
  const { values, order, token, suspect } = sent;
  const page = await findFormPage(call, sent.page);
  const view: WithdrawalView = {
    kind: 'withdrawal',
    values,
    order,
    token,
    suspect,
    page,
    errors: [],
    problem: null,
    receipt: null,
    ...shown,
  };
  const html = await renderFormPage(view, new URL(originOf(call.caller.locale)).host);
  if (html === null) return errorResponse(error ?? new BackendDown('The page could not be rendered'));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  const { status } = shown;
  return new Response(html, { status, headers: status === 429 ? { ...headers, 'retry-after': '60' } : headers });
}
