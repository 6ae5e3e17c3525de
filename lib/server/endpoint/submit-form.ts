import 'server-only';
import type { Caller } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { reportError } from '@/lib/core/report-error';
import { captchaAction } from '@/lib/forms/composed/element-names';
import type { ComposedForm } from '@/lib/forms/composed/types';
import { createValidator } from '@/lib/forms/composed/validate';
import type { FieldError } from '@/lib/forms/field-errors';
import { requireCaptcha } from './captcha';
import { jsonResponse } from './endpoint';
import { EndpointError } from '@/lib/backend/endpoint-errors';
import { isNativePost, readForm, type SubmittedForm } from './form-body';
import { nativeFailureResponse, nativeSuccessResponse } from './native-form-response';
import { forwardSubmission, submissionToken } from './forward-submission';

interface FormCall {
  request: Request;
  caller: Caller;
}

const EMPTY_SUBMISSION: SubmittedForm = { sent: {}, native: true, page: null, honeypot: false };

/**
 * Handles a submission with or without JavaScript. Scripts must send a captcha token if configured; without JavaScript
 * only honeypot and rate limits apply.
 */
export async function submitForm(call: FormCall, form: ComposedForm): Promise<Response> {
  if (!isNativePost(call.request.headers)) {
    const sent = await readForm(call.request, form);
    return jsonResponse({ data: { ok: true } }, { status: await validateAndForward(call, form, sent) });
  }
  let sent = EMPTY_SUBMISSION;
  try {
    sent = await readForm(call.request, form);
    await validateAndForward(call, form, sent);
    return await nativeSuccessResponse(call, form, sent);
  } catch (error) {
    if (!(error instanceof BackendError)) reportError(error, { where: `form ${form.slug}` });
    return nativeFailureResponse(call, form, sent, error);
  }
}

async function validateAndForward(
  { request, caller }: FormCall,
  form: ComposedForm,
  read: SubmittedForm,
): Promise<number> {
  const { sent, native, honeypot: suspect } = read;
  // Honeypot submissions are accepted silently, without verifying the captcha.
  if (!suspect && !native && form.captcha) await requireCaptcha(request.headers, captchaAction(form.slug));
  const { values, errors } = createValidator(form.fields)(sent);
  if (errors.length > 0) throw invalid(errors);
  const token = submissionToken({ headers: request.headers, native, ip: caller.ip }, form.slug, values);
  const { status } = await forwardSubmission(form, { values, token, suspect }, caller);
  return status;
}

const invalid = (fieldErrors: FieldError[]): EndpointError =>
  new EndpointError({
    status: 422,
    name: 'ValidationError',
    message: 'Not all fields are filled out correctly',
    details: { errors: fieldErrors.map(({ name, code }) => ({ path: [name], name: code })) },
  });
