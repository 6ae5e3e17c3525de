import { type ReactNode, useEffect, useRef } from 'react';

interface FocusedHeadingProps {
  id?: string;
  describedBy?: string;
  children: ReactNode;
}

/** The heading of what came next: it takes the focus, so that it is read out. */
export function FocusedHeading({ id, describedBy, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} id={id} tabIndex={-1} aria-describedby={describedBy}>
      {children}
    </h3>
  );
}
