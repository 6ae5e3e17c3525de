const FRAMES = 60;

/** Focuses the first empty field, once the form's script has enabled it. */
export function focusFirst(box: HTMLElement | null, frames = FRAMES): void {
  const inputs = [...(box?.querySelectorAll('input') ?? [])];
  const input = inputs.find(({ value }) => value === '') ?? inputs[0];
  if (!input?.matches(':disabled')) input?.focus();
  else if (frames > 0) requestAnimationFrame(() => focusFirst(box, frames - 1));
}
