/** An option of a field. */
export interface Option {
  label: string;
  value: string;
  /** Adjacent options of a group are shown under its name. */
  group?: string;
  help?: string;
}

export interface OptionGroup {
  /** Null for ungrouped options. */
  group: string | null;
  options: Option[];
}

/** Groups adjacent options, keeping the order. */
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
