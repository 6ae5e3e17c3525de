export interface Option {
  key: string;
  value: string;
}

/** Options a customer chose; carts send them back for verification. */
export function variantOptions(variant: { color?: string | null; size?: string | null }): Option[] {
  const options: Option[] = [];
  if (variant.color) options.push({ key: 'color', value: variant.color });
  if (variant.size) options.push({ key: 'size', value: variant.size });
  return options;
}
