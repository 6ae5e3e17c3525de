'use client';

import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { CaptchaSettings } from '@/lib/forms/captcha';
import { collectFieldErrors, sortFieldErrors } from '@/lib/forms/collect-field-errors';
import type { FieldError } from '@/lib/forms/field-errors';
import { createFormStore } from '@/lib/forms/form-store';
import type { FormLabels } from '@/lib/forms/message-types';
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
  /** Null where there is no captcha, or where the browser could not get a token. */
  captchaToken: string | null;
}

interface FormProps<Values extends FieldValues, Output> {
  id: string;
  form: UseFormReturn<Values, unknown, Output>;
  labels: FormLabels;
  /** For messages with places, such as the example of a postal code; keep it stable. */
  messageValues?: MessageValues;
  /** A field's own finished sentences, by its name and the code of what is wrong; keep it stable. */
  fieldMessages?: FieldMessages;
  /** Answers the fields the server refused, if any: they are marked like any other mistake. */
  onSubmit: (values: Output, submission: Submission) => Promise<FieldError[]>;
  /** Asked for when the form is first used. `settings` null: there is none. */
  captcha?: { settings: CaptchaSettings | null; action: string };
  /**
   * Where the form is posted without script. Such a form is never switched off while the script is on its way, and what
   * was typed until then is taken over. Others wait until they can be used.
   */
  action?: string;
  encType?: 'multipart/form-data';
  /** A name under which this tab keeps what was typed (never passwords or files), or a memory of one's own. */
  remember?: string | FormDraftStorage<Values>;
  /** Milliseconds to wait before a field is checked while typing, where the usual 20 are too few; by name. */
  debounce?: Record<string, number>;
  /** What a native submission was refused for: the page starts with summary and messages. Give the values to `useForm`. */
  initialErrors?: FieldError[];
  /** Stands below the fields and stays usable while they are disabled: the button keeps its focus. */
  footer: ReactNode;
  children: ReactNode;
  /** Lays out the two parts, fields and footer, in another way. */
  className?: string;
}

/** A form that says what is wrong where it is wrong, and loses nothing. Give `useForm` the options of `formOptions`. */
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
  remember,
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
  const { ready, handlers, stopWaiting } = useFormBinding({ id, form, store, remember, debounce });
  const guard = useCaptcha(captcha?.settings ?? null);
  const native = action !== undefined;
  const guarded = guard !== null;
  const kit = useMemo(
    () => ({ id, labels, messageValues, fieldMessages, store, ready, native, guarded }),
    [id, labels, messageValues, fieldMessages, store, ready, native, guarded],
  );
  const { isSubmitting } = form.formState;
  useKeptFocus(element, isSubmitting);

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
    // What a control could not read is no value that any rule could refuse.
    const unread = store.listControlErrors();
    if (unread.length > 0) return show(unread);
    const captchaToken = guard && captcha ? await guard.getToken(captcha.action) : null;
    const refused = await onSubmit(values, { captchaToken });
    store.setServerErrors(refused);
    show(refused);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
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

/** While it is sent the form is disabled, and a disabled field loses the focus: it gets it back if nothing else took it. */
function useKeptFocus(form: { current: HTMLFormElement | null }, isSubmitting: boolean): void {
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
