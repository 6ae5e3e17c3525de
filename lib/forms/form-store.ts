import type { FieldError } from './field-errors';

export interface FieldErrorCode {
  code: string;
}

/** State of one field. Replaced by a new object on change. */
export interface FieldRecord {
  blurred: boolean;
  dirty: boolean;
  /** Changed but not validated yet. */
  pending: boolean;
  /** Error of the form's rules. */
  rule: FieldErrorCode | null;
  /** Error of the control itself, such as an incomplete date or a file that is too large. */
  control: FieldErrorCode | null;
  /** Error of the server; cleared when the field changes. */
  server: FieldErrorCode | null;
}

export interface FormRecord {
  /** Whether the values were validated at least once. */
  checked: boolean;
  submitted: boolean;
  /** Right after a submission only the summary announces errors, not the fields. */
  quiet: boolean;
  dirty: boolean;
  pending: boolean;
  errors: number;
}

const UNTOUCHED: FieldRecord = {
  blurred: false,
  dirty: false,
  pending: false,
  rule: null,
  control: null,
  server: null,
};

type Listener = () => void;
export type FormStore = ReturnType<typeof createFormStore>;

/** State of a form's fields, without their values. Each field subscribes to its own record. */
export function createFormStore(initialErrors: FieldError[] = []) {
  const fields = new Map<string, FieldRecord>();
  const listeners = new Set<Listener>();
  let form: FormRecord = {
    checked: initialErrors.length > 0,
    submitted: initialErrors.length > 0,
    quiet: true,
    dirty: false,
    pending: false,
    errors: 0,
  };

  const patchField = (name: string, patch: Partial<FieldRecord>): void => {
    const before = fields.get(name) ?? UNTOUCHED;
    const after = { ...before, ...patch };
    if (!isSame(before, after)) fields.set(name, after);
  };
  const updateForm = (patch: Partial<FormRecord> = {}): void => {
    const all = [...fields.values()];
    const after: FormRecord = {
      ...form,
      ...patch,
      dirty: all.some(({ dirty }) => dirty),
      pending: all.some(({ pending }) => pending),
      errors: all.filter((field) => findFieldError(field) !== null).length,
    };
    if (!isSame(form, after)) form = after;
    for (const listener of listeners) listener();
  };
  const patchServerErrors = (fieldErrors: FieldError[]): void => {
    for (const name of fields.keys()) patchField(name, { server: null });
    for (const { name, code } of fieldErrors) patchField(name, { server: { code } });
  };

  patchServerErrors(initialErrors);
  form.errors = initialErrors.length;

  return {
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getField: (name: string): FieldRecord => fields.get(name) ?? UNTOUCHED,
    getForm: (): FormRecord => form,
    updateField: (name: string, patch: Partial<FieldRecord>, formPatch?: Partial<FormRecord>) => {
      patchField(name, patch);
      updateForm(formPatch);
    },
    updateForm: (patch: Partial<FormRecord>) => updateForm(patch),
    /** Replaces all rule errors and clears pending flags. */
    setRuleErrors: (fieldErrors: FieldError[]) => {
      const found = new Map(fieldErrors.map(({ name, code }) => [name, code]));
      for (const name of new Set([...fields.keys(), ...found.keys()])) {
        const code = found.get(name);
        const before = fields.get(name)?.rule ?? null;
        const rule = code === undefined ? null : before?.code === code ? before : { code };
        patchField(name, { rule, pending: false });
      }
      updateForm({ checked: true });
    },
    setServerErrors: (fieldErrors: FieldError[]) => {
      patchServerErrors(fieldErrors);
      updateForm();
    },
    /** Errors of the controls themselves. */
    listControlErrors: (): FieldError[] =>
      [...fields].flatMap(([name, { control }]) => (control ? [{ name, code: control.code }] : [])),
  };
}

/** Server errors are the most recent, and rules cannot validate what the control could not parse. */
export const findFieldError = ({ server, control, rule }: FieldRecord): FieldErrorCode | null =>
  server ?? control ?? rule;

function isSame<T extends object>(a: T, b: T): boolean {
  return (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);
}
