export interface ErrorLabels {
  title: string;
  text: string;
  btn: string;
}

/** Labels that the layout rendered into the page; English when even the layout failed. */
export function readErrorLabels(page: Document = document): ErrorLabels {
  const { title, text, btn } = page.getElementById('error-labels')?.dataset ?? {};
  return { title: title ?? 'Something went wrong', text: text ?? 'Please try again.', btn: btn ?? 'Try again' };
}
