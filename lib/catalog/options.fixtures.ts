import type { ProductOption } from './options';

/** An option of tests; labels are the keys in capitals unless given. */
export const makeOption = (key: string, values: string[], labels: Record<string, string> = {}): ProductOption => ({
  key,
  name: { color: 'Colour', size: 'Size' }[key] ?? key,
  filter: true,
  values: values.map((value) => ({
    key: value,
    label: labels[value] ?? value.toUpperCase(),
    swatch: null,
    weight: null,
  })),
});

/** The two options that a shop begins with. */
export const OPTIONS: ProductOption[] = [
  makeOption('color', ['blue', 'pink'], { blue: 'Blue', pink: 'Pink' }),
  makeOption('size', ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'], { xxxl: '3XL' }),
];
