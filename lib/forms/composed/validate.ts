import type { FieldFault } from '../errors';
import { findFault } from '../find-fault';
import { type ParsedRule, parseRules } from '../rule-string';
import type { ComposedField } from './types';
import { type ReadValues, readValues } from './values';

/** A field whose rules can't be read: nobody can satisfy them. */
export const MISCONFIGURED = 'misconfigured';

/** The rules of a field, null when they name one that does not exist. The CMS refuses to save such a form. */
export function readRules(source: string): ParsedRule[] | null {
  try {
    return parseRules(source);
  } catch {
    return null;
  }
}

interface RuledField {
  name: string;
  /** Null when they can't be read. */
  rules: ParsedRule[] | null;
}

/** Checks what was sent for a form: first its shape, then the rules of the editor. The same in browser and server. */
export function createCheck(fields: ComposedField[]): (sent: Record<string, unknown>) => ReadValues {
  const parsed = fields.map(({ name, rules }) => ({ name, rules: readRules(rules) }));
  const broken = parsed.filter(({ rules }) => rules === null).map(({ name }) => ({ name, code: MISCONFIGURED }));
  return (sent) => {
    const { values, faults } = readValues(fields, sent);
    return {
      values,
      faults: firstOfEach([...faults, ...broken, ...parsed.flatMap((field) => findBreach(field, values))]),
    };
  };
}

/** Milliseconds that some fields wait before they are checked while somebody types: `(500)matches:…`. */
export function listDebounces(fields: ComposedField[]): Record<string, number> {
  const waits = fields.map(({ name, rules }) => [
    name,
    Math.max(0, ...(readRules(rules) ?? []).map((rule) => rule.debounce)),
  ]);
  return Object.fromEntries(waits.filter(([, wait]) => wait !== 0));
}

function findBreach({ name, rules }: RuledField, values: Record<string, unknown>): FieldFault[] {
  const code = findFault(rules ?? [], values[name], values, name);
  return code === null ? [] : [{ name, code }];
}

/** One message per field is enough. */
function firstOfEach(faults: FieldFault[]): FieldFault[] {
  return faults.filter(({ name }, index) => faults.findIndex((fault) => fault.name === name) === index);
}
