import type { FieldFault } from './errors';

/** What is wrong with one field. */
export interface Fault {
  code: string;
}

/** What is known of one field. A new object only when something changed. */
export interface FieldRecord {
  blurred: boolean;
  dirty: boolean;
  /** Typed, and not checked yet. */
  waiting: boolean;
  /** Found by the form's rules. */
  rule: Fault | null;
  /** Found by the control itself: half a date, a file that is too big. */
  control: Fault | null;
  /** Found by the server; forgotten when the field changes. */
  server: Fault | null;
}

export interface FormRecord {
  /** The rules have seen the values at least once. */
  checked: boolean;
  submitted: boolean;
  /** Right after a submission the summary speaks, and the fields keep quiet. */
  quiet: boolean;
  dirty: boolean;
  waiting: boolean;
  faults: number;
}

const UNTOUCHED: FieldRecord = {
  blurred: false,
  dirty: false,
  waiting: false,
  rule: null,
  control: null,
  server: null,
};

type Listener = () => void;
export type FormStore = ReturnType<typeof createFormStore>;

/** The states of a form's fields, beside their values: each field listens to its own only. */
export function createFormStore(initialFaults: FieldFault[] = []) {
  const fields = new Map<string, FieldRecord>();
  const listeners = new Set<Listener>();
  let form: FormRecord = {
    checked: initialFaults.length > 0,
    submitted: initialFaults.length > 0,
    quiet: true,
    dirty: false,
    waiting: false,
    faults: 0,
  };

  const put = (name: string, patch: Partial<FieldRecord>): void => {
    const before = fields.get(name) ?? UNTOUCHED;
    const after = { ...before, ...patch };
    if (!isSame(before, after)) fields.set(name, after);
  };
  const settle = (patch: Partial<FormRecord> = {}): void => {
    const all = [...fields.values()];
    const after: FormRecord = {
      ...form,
      ...patch,
      dirty: all.some(({ dirty }) => dirty),
      waiting: all.some(({ waiting }) => waiting),
      faults: all.filter((field) => findFault(field) !== null).length,
    };
    if (!isSame(form, after)) form = after;
    for (const listener of listeners) listener();
  };
  const putServerFaults = (faults: FieldFault[]): void => {
    for (const name of fields.keys()) put(name, { server: null });
    for (const { name, code } of faults) put(name, { server: { code } });
  };

  putServerFaults(initialFaults);
  form.faults = initialFaults.length;

  return {
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getField: (name: string): FieldRecord => fields.get(name) ?? UNTOUCHED,
    getForm: (): FormRecord => form,
    mark: (name: string, patch: Partial<FieldRecord>, formPatch?: Partial<FormRecord>) => {
      put(name, patch);
      settle(formPatch);
    },
    markForm: (patch: Partial<FormRecord>) => settle(patch),
    /** All the rules found; whatever waited is checked now. */
    setRuleFaults: (faults: FieldFault[]) => {
      const found = new Map(faults.map(({ name, code }) => [name, code]));
      for (const name of new Set([...fields.keys(), ...found.keys()])) {
        const code = found.get(name);
        const before = fields.get(name)?.rule ?? null;
        const rule = code === undefined ? null : before?.code === code ? before : { code };
        put(name, { rule, waiting: false });
      }
      settle({ checked: true });
    },
    setServerFaults: (faults: FieldFault[]) => {
      putServerFaults(faults);
      settle();
    },
    /** What the controls themselves found. */
    listControlFaults: (): FieldFault[] =>
      [...fields].flatMap(([name, { control }]) => (control ? [{ name, code: control.code }] : [])),
  };
}

/** The server's word is the newest, and no rule can judge what the control could not read. */
export const findFault = ({ server, control, rule }: FieldRecord): Fault | null => server ?? control ?? rule;

function isSame<T extends object>(a: T, b: T): boolean {
  return (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);
}
