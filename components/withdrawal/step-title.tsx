'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface StepTitleProps {
  /** Takes the focus: what stands here has just come in the place of another step. */
  entered: boolean;
  className?: string;
  children: ReactNode;
}

/** The heading of a step. */
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
