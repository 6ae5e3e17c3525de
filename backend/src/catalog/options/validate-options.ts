import type { Core } from '@strapi/strapi';
import { codeOf } from '../../../contract/options';
import { type OptionError, findOptionErrors, findValueErrors } from '../../domain/option-rules';
import { type FieldError, throwFieldErrors } from '../../platform/admin/field-errors';
import { parseRelation } from '../../platform/http/parse-relation';
import { refuseOptionWithValues, refuseUsedValue } from './keep-used-options';

const OPTION = 'api::product-option.product-option';
const VALUE = 'api::option-value.option-value';
const SAVES = ['create', 'update', 'clone'];

interface Params {
  documentId?: string;
  data?: Record<string, unknown>;
}

interface StoredValue {
  documentId: string;
  key: string;
  option: { id: number; documentId: string; key: string } | null;
}

const atField = ({ field, message }: OptionError): FieldError => ({ path: [field], message });

async function validateOption(strapi: Core.Strapi, action: string, { documentId, data = {} }: Params): Promise<void> {
  // They are edited one by one: taken off here, a value would belong to nothing.
  delete data.values;
  const options = strapi.db.query(OPTION);
  const known = action === 'update' && documentId ? await options.findOne({ where: { documentId } }) : null;
  const key = data.key === undefined ? known?.key : data.key;
  const found = findOptionErrors({ key }, known).map(atField);
  if (found.length === 0 && !known && (await options.count({ where: { key } })) > 0)
    found.push({ path: ['key'], message: `There is an option with the key “${key}” already` });
  throwFieldErrors(found);
}

/** Sets the code by which pictures and carts tell the value. */
async function validateValue(strapi: Core.Strapi, action: string, { documentId, data }: Params): Promise<void> {
  if (!data) return;
  const values = strapi.db.query(VALUE);
  const stored: StoredValue | null = documentId
    ? await values.findOne({ where: { documentId }, populate: { option: true } as never })
    : null;
  const known = action === 'update' ? stored : null;
  const target = parseRelation(data.option);
  const option: StoredValue['option'] = target
    ? await strapi.db.query(OPTION).findOne({ where: target })
    : target === undefined
      ? (stored?.option ?? null)
      : null;
  const value: Record<string, unknown> = { ...stored, ...data };
  const found = findValueErrors(value, known).map(atField);
  if (!option) found.push({ path: ['option'], message: 'Choose the option that this is a value of' });
  else if (known?.option && known.option.documentId !== option.documentId)
    found.push({ path: ['option'], message: `It stays a value of “${known.option.key}”: make a new one instead` });
  throwFieldErrors(found);
  if (!option) return;
  data.code = codeOf({ key: option.key, value: String(value.key) });
  if (!known && (await values.count({ where: { code: data.code } })) > 0)
    throwFieldErrors([{ path: ['key'], message: `“${option.key}” has a value with the key “${value.key}” already` }]);
}

/** Validates options and their values on save, and keeps those that are in use. */
export function validateOptions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== OPTION && uid !== VALUE) return next();
    const params = (context.params ?? {}) as Params;
    return strapi.db.transaction(async ({ trx }) => {
      if (SAVES.includes(action) && uid === OPTION) await validateOption(strapi, action, params);
      if (SAVES.includes(action) && uid === VALUE) await validateValue(strapi, action, params);
      if (action === 'delete' && params.documentId) {
        if (uid === OPTION) await refuseOptionWithValues(trx, params.documentId);
        else await refuseUsedValue(strapi, trx, params.documentId);
      }
      return next();
    });
  });
}
