import { isRecord } from '../../domain/is-record';
import type { Core } from '@strapi/strapi';
import { codeOf, COLOR, SIZE, splitCode } from '../../../contract/options';
import { type FieldError, throwFieldErrors } from '../../platform/admin/field-errors';

const PRODUCT = 'api::product.product';

interface Named {
  path: FieldError['path'];
  code: string;
}

/** The texts of a field in a list of components, as codes; `key` is the option of those that are not codes already. */
function listNamed(rows: unknown, path: FieldError['path'], field: string, key?: string): Named[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, index) => {
    const text = isRecord(row) ? row[field] : undefined;
    if (typeof text !== 'string' || text === '') return [];
    return [{ path: [...path, index, field], code: key ? codeOf({ key, value: text }) : text }];
  });
}

/** The values of options that a product names in its pictures, size guide and certificates. */
function findNamed({ gallery, sizeGuide, conformity }: Record<string, unknown>): Named[] {
  const certificates = isRecord(conformity) ? conformity.certificates : undefined;
  return [
    ...listNamed(gallery, ['gallery'], 'value'),
    ...listNamed(sizeGuide, ['sizeGuide'], 'size', SIZE),
    ...listNamed(certificates, ['conformity', 'certificates'], 'color', COLOR),
  ];
}

function describe(code: string, known: string[]): string {
  const { key, value } = splitCode(code);
  const others = known.filter((other) => splitCode(other).key === key);
  if (others.length === 0) return `“${code}” is no value of an option, such as ${known[0] ?? 'color:blue'}`;
  return `“${key}” has no value “${value}”, but ${others.map((other) => splitCode(other).value).join(', ')}`;
}

/** Refuses misspelt values: their pictures would never be shown, and sizes would lead nowhere. */
export function validateValuesOfProducts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== PRODUCT || !['create', 'update', 'clone'].includes(context.action)) return next();
    const { data } = context.params as { data?: Record<string, unknown> };
    const named = findNamed(data ?? {});
    if (named.length === 0) return next();
    const values = await strapi.db
      .query('api::option-value.option-value')
      .findMany({ select: ['code'], orderBy: 'id' });
    const known: string[] = values.map(({ code }) => code);
    throwFieldErrors(
      named
        .filter(({ code }) => !known.includes(code))
        .map(({ path, code }) => ({ path, message: describe(code, known) })),
    );
    return next();
  });
}
