/** One of the answers a field offers. */
export interface Option {
  label: string;
  value: string;
  /** Options of one group stand together under its name. */
  group?: string;
  help?: string;
}

export interface OptionGroup {
  /** Null for options that stand by themselves. */
  group: string | null;
  options: Option[];
}

/** Neighbours of the same group together, in the order they were given. */
export function groupOptions(options: Option[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const option of options) {
    const group = option.group || null;
    const last = groups.at(-1);
    if (last && last.group === group) last.options.push(option);
    else groups.push({ group, options: [option] });
  }
  return groups;
}
