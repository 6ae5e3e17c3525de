import { type RuleName } from '@/backend/contract/form-rules';

/** Rules whose message depends on the kind of value. */
const VARIANTS: Partial<Record<RuleName, string[]>> = {
  min: ['min.number', 'min.list'],
  max: ['max.number', 'max.list'],
  length: ['length.text', 'length.list'],
};

export const variantsOf = (name: RuleName): string[] => VARIANTS[name] ?? [name];

export function variantOf(name: RuleName, value: unknown): string {
  const [plain = name, list = plain] = variantsOf(name);
  return typeof value === 'object' && value !== null ? list : plain;
}

/** Error code, unique within the field: `matches`, and `2:matches` for the second rule of that name. */
export function errorCode(list: readonly { name: RuleName }[], index: number, variant: string): string {
  const name = list[index]?.name;
  const place = list.slice(0, index + 1).filter((rule) => rule.name === name).length;
  return place > 1 ? `${place}:${variant}` : variant;
}
