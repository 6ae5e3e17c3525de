'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface StepTitleProps {
  /** Receives the focus, because it replaced another step. */
  entered: boolean;
  className?: string;
  children: ReactNode;
}

/** Heading of a step. */
export function StepTitle({ entered, className, children }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (entered) title.current?.focus();
  }, [entered]);

  return (
    <h2 ref={title} id="withdrawal-title" tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}
