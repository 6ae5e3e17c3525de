import type { Messages } from '@/lib/forms/message-types';

/** Placeholders in braces are filled in the browser. */
export type PlayerLabels = Messages['player'];

export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
