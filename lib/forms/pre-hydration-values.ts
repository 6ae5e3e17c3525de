/** Values entered before hydration. File fields handle this themselves. */
export type TypedValues = Map<string, string | boolean | string[]>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Returns only values that differ from the rendered page. */
export function readTypedValues(form: HTMLFormElement): TypedValues {
  const typed: TypedValues = new Map();
  const controls = Array.from(form.elements).filter(isControl);
  for (const control of controls) {
    if (!control.name || !control.closest('[data-field]') || !isChanged(control)) continue;
    typed.set(control.name, readValue(control, controls));
  }
  return typed;
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return Array.from(control.options).some((option) => option.selected !== option.defaultSelected && option.selected);
  }
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    return control.checked !== control.defaultChecked;
  }
  return control.type !== 'file' && control.value !== control.defaultValue;
}

function readValue(control: Control, controls: Control[]): string | boolean | string[] {
  if (!(control instanceof HTMLInputElement)) return control.value;
  const siblings = controls.filter(
    (other): other is HTMLInputElement => other instanceof HTMLInputElement && other.name === control.name,
  );
  const ticked = siblings.filter(({ checked }) => checked).map(({ value }) => value);
  if (control.type === 'radio') return ticked[0] ?? '';
  if (control.type !== 'checkbox') return control.value;
  if (control.closest('[data-list]')) return ticked;
  const { on, off } = control.dataset;
  return control.checked ? (on ?? true) : (off ?? false);
}
