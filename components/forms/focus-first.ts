const FRAMES = 60;

/** On with the first empty field. A form's fields wait for its script, which may take a moment. */
export function focusFirst(box: HTMLElement | null, frames = FRAMES): void {
  const inputs = [...(box?.querySelectorAll('input') ?? [])];
  const input = inputs.find(({ value }) => value === '') ?? inputs[0];
  if (!input?.matches(':disabled')) input?.focus();
  else if (frames > 0) requestAnimationFrame(() => focusFirst(box, frames - 1));
}
