export interface Option {
  key: string;
  value: string;
}

/** What a customer chooses of a variant; a cart repeats these to be verified. */
export function variantOptions(variant: { color?: string | null; size?: string | null }): Option[] {
  const options: Option[] = [];
  if (variant.color) options.push({ key: 'color', value: variant.color });
  if (variant.size) options.push({ key: 'size', value: variant.size });
  return options;
}
