export interface ErrorLabels {
  title: string;
  text: string;
  btn: string;
}

/** Words that the layout left in the page; English when even the layout is gone. */
export function readErrorLabels(page: Document = document): ErrorLabels {
  const { title, text, btn } = page.getElementById('error-labels')?.dataset ?? {};
  return { title: title ?? 'Something went wrong', text: text ?? 'Please try again.', btn: btn ?? 'Try again' };
}
