import { Fragment, type ReactNode } from 'react';

/** A message whose `{name}` placeholders are filled with elements, such as links. */
export function FilledText({ template, values }: { template: string; values: Record<string, ReactNode> }) {
  return template
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>);
}
