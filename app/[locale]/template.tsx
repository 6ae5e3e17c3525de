import { type ReactNode, ViewTransition } from 'react';

/** Page transition "page" (out-in), animated in app/styles/transitions.css. */
export default function PageTemplate({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="page" exit="page" default="none">
      {children}
    </ViewTransition>
  );
}
