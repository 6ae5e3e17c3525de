declare module '*/BlocksInput/BlocksEditor.mjs' {
  import type { ComponentType } from 'react';

  interface Props {
    name: string;
    /** Blocks, or an empty list. */
    value: unknown;
    error: string | undefined;
    onChange: (name: string, value: unknown) => void;
    disabled: boolean;
    /** Id of the element that names it. */
    ariaLabelId: string;
  }

  export const BlocksEditor: ComponentType<Props>;
}
