'use client';

import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { CaptchaSettings } from '@/lib/forms/captcha';
import { collectFieldErrors, sortFieldErrors } from '@/lib/forms/collect-field-errors';
import type { FieldError } from '@/lib/forms/field-errors';
import { createFormStore } from '@/lib/forms/form-store';
import type { FormTexts } from '@/lib/forms/message-types';
import type { FormDraftStorage } from '@/lib/forms/form-draft';
import { ErrorSummary } from './error-summary';
import styles from './form.module.css';
import { type FieldMessages, FormKitContext, type MessageValues } from './form-context';
import { FormElement } from './form-element';
import { useCaptcha } from './use-captcha';
import { useFormBinding } from './use-form-binding';

const NO_VALUES: MessageValues = {};
const NO_MESSAGES: FieldMessages = {};
const NO_ERRORS: FieldError[] = [];

export interface Submission {
  /** Null without a captcha, or if the browser could not get a token. */
  captchaToken: string | null;
}

interface FormProps<Values extends FieldValues, Output> {
  id: string;
  form: UseFormReturn<Values, unknown, Output>;
  labels: FormTexts;
  /** Placeholder values of messages, such as a postal code example; must be referentially stable. */
  messageValues?: MessageValues;
  /** Custom messages by field name and error code; must be referentially stable. */
  fieldMessages?: FieldMessages;
  /** Returns fields rejected by the server, if any, which are marked like other errors. */
  onSubmit: (values: Output, submission: Submission) => Promise<FieldError[]>;
  /** Requested on first use of the form. `settings` null: no captcha. */
  captcha?: { settings: CaptchaSettings | null; action: string };
  /**
   * Action of the native submission. Such a form is never disabled before hydration, and earlier input is adopted. Other
   * forms are enabled on hydration.
   */
  action?: string;
  encType?: 'multipart/form-data';
  /** Key under which this tab stores the draft (never passwords, files or consents), or a custom store. */
  draft?: string | FormDraftStorage<Values>;
  /** Debounce of validation in milliseconds by field name, where the default of 20 is too short. */
  debounce?: Record<string, number>;
  /** Errors of a rejected native submission: shown initially. Pass the values to `useForm`. */
  initialErrors?: FieldError[];
  /** Below the fields and enabled while they are disabled, so that the button keeps the focus. */
  footer: ReactNode;
  children: ReactNode;
  /** Custom layout of fields and footer. */
  className?: string;
}

/** A form with validation, error summary and drafts. Pass `formOptions` to `useForm`. */
export function Form<Values extends FieldValues, Output>({
  id,
  form,
  labels,
  messageValues = NO_VALUES,
  fieldMessages = NO_MESSAGES,
  onSubmit,
  captcha,
  action,
  encType,
  draft,
  debounce,
  initialErrors = NO_ERRORS,
  footer,
  children,
  className,
}: FormProps<Values, Output>) {
  const [store] = useState(() => createFormStore(initialErrors));
  const [fieldErrors, setFieldErrors] = useState(initialErrors);
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const { ready, handlers, stopWaiting } = useFormBinding({ id, form, store, draft, debounce });
  const guard = useCaptcha(captcha?.settings ?? null);
  const native = action !== undefined;
  const guarded = guard !== null;
  const kit = useMemo(
    () => ({ id, labels, messageValues, fieldMessages, store, ready, native, guarded }),
    [id, labels, messageValues, fieldMessages, store, ready, native, guarded],
  );
  const { isSubmitting } = form.formState;
  useFocusRestoration(element, isSubmitting);

  const show = (found: FieldError[]) => {
    const fields = Array.from(element.current?.querySelectorAll('[data-field]') ?? []);
    setFieldErrors(
      sortFieldErrors(
        found,
        fields.map((field) => field.getAttribute('data-field') ?? ''),
      ),
    );
  };
  const accept = async (values: Output) => {
    // Input that a control could not parse reaches no rule.
    const unread = store.listControlErrors();
    if (unread.length > 0) return show(unread);
    const captchaToken = guard && captcha ? await guard.getToken(captcha.action) : null;
    const serverErrors = await onSubmit(values, { captchaToken });
    store.setServerErrors(serverErrors);
    show(serverErrors);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React passes it on from a portal to the form that opened it.
    event.stopPropagation();
    if (running.current) return;
    running.current = true;
    stopWaiting();
    store.setServerErrors([]);
    store.updateForm({ quiet: true });
    try {
      await form.handleSubmit(accept, (errors) => {
        const wrong = collectFieldErrors(errors);
        const named = new Set(wrong.map(({ name }) => name));
        show([...wrong, ...store.listControlErrors().filter(({ name }) => !named.has(name))]);
      })(event);
    } finally {
      running.current = false;
      store.updateForm({ submitted: true });
    }
  };

  return (
    <FormKitContext value={kit}>
      <FormProvider {...form}>
        <FormElement
          ref={element}
          id={id}
          noValidate
          method="post"
          action={action}
          encType={encType}
          aria-busy={isSubmitting}
          data-loading={isSubmitting ? '' : undefined}
          {...handlers}
          onSubmit={submit}
          onFocus={guard?.wake}
          className={className ?? styles.form}
        >
          <div className={styles.main}>
            <ErrorSummary fieldErrors={fieldErrors} />
            {!native && <noscript>{labels.noScript}</noscript>}
            <fieldset disabled={(!ready && !native) || isSubmitting} className={styles.fields}>
              {children}
            </fieldset>
          </div>
          {footer}
          {guard?.element}
        </FormElement>
      </FormProvider>
    </FormKitContext>
  );
}

/** The form is disabled while submitting, which removes the focus from its fields: restore it if nothing else took it. */
function useFocusRestoration(form: { current: HTMLFormElement | null }, isSubmitting: boolean): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (isSubmitting) return;
    if (activeElement === body && before.current instanceof HTMLElement && form.current?.contains(before.current)) {
      before.current.focus();
    }
  }, [form, isSubmitting]);
  useEffect(() => {
    const element = form.current;
    const keep = ({ target }: FocusEvent) => (before.current = target instanceof Element ? target : null);
    element?.addEventListener('focusin', keep);
    return () => element?.removeEventListener('focusin', keep);
  }, [form]);
}
