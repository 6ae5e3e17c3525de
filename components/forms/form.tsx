'use client';

import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { collectFaults, sortFaults } from '@/lib/forms/collect-faults';
import type { FieldFault } from '@/lib/forms/errors';
import type { FormLabels } from '@/lib/forms/labels';
import { useHydrated } from '@/lib/forms/use-hydrated';
import { ErrorSummary } from './error-summary';
import styles from './form.module.css';
import { FormKitContext, type MessageValues } from './form-context';

const NO_VALUES: MessageValues = {};

interface FormProps<Values extends FieldValues, Output> {
  id: string;
  form: UseFormReturn<Values, unknown, Output>;
  labels: FormLabels;
  /** For messages with places, such as the example of a postal code; keep it stable. */
  messageValues?: MessageValues;
  /** Answers the fields the server refused, if any: they are marked like any other mistake. */
  onSubmit: (values: Output) => Promise<FieldFault[]>;
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
  onSubmit,
  footer,
  children,
  className,
}: FormProps<Values, Output>) {
  const [faults, setFaults] = useState<FieldFault[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const hydrated = useHydrated();
  const kit = useMemo(() => ({ id, labels, messageValues }), [id, labels, messageValues]);
  const { isSubmitting } = form.formState;

  const show = (found: FieldFault[]) => {
    const names = Array.from(element.current?.elements ?? [], (field) => field.getAttribute('name') ?? '');
    setFaults(sortFaults(found, names));
  };
  const accept = async (values: Output) => {
    const refused = await onSubmit(values);
    for (const { name, code } of refused) form.setError(name as FieldPath<Values>, { type: 'server', message: code });
    show(refused);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    try {
      await form.handleSubmit(accept, (errors) => show(collectFaults(errors)))(event);
    } finally {
      running.current = false;
    }
  };

  return (
    <FormKitContext value={kit}>
      <FormProvider {...form}>
        <form
          ref={element}
          id={id}
          noValidate
          method="post"
          aria-busy={isSubmitting}
          onSubmit={submit}
          className={className ?? styles.form}
        >
          <div className={styles.main}>
            <ErrorSummary faults={faults} />
            <noscript>{labels.noScript}</noscript>
            <fieldset disabled={!hydrated || isSubmitting} className={styles.fields}>
              {children}
            </fieldset>
          </div>
          {footer}
        </form>
      </FormProvider>
    </FormKitContext>
  );
}
