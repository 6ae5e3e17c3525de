import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';

export interface FieldView {
  label?: string;
  help?: string;
  editable?: boolean;
}

export interface TypeView {
  /** Field that names an entry in lists and relations. */
  mainField: string;
  list: string[];
  sort?: string;
  order?: 'ASC' | 'DESC';
  /** Rows of the form; fields not listed are hidden. Undefined shows all fields. */
  form?: string[][];
  fields?: Record<string, FieldView>;
}

/** Fields by component; `mainField` is the title of a collapsed entry. */
export type ComponentViews = Record<string, { mainField?: string; fields?: Record<string, FieldView> }>;

interface Metadata {
  edit: { label?: string; description?: string; editable?: boolean };
  list: { label?: string };
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: unknown };
}

function applyFields(metadatas: Record<string, Metadata>, fields: Record<string, FieldView>): void {
  for (const [name, view] of Object.entries(fields)) {
    const metadata = metadatas[name];
    if (!metadata) continue;
    if (view.label) {
      metadata.edit.label = view.label;
      metadata.list.label = view.label;
    }
    if (view.help) metadata.edit.description = view.help;
    if (view.editable === false) metadata.edit.editable = false;
  }
}

/** Default label of a field: `shippingCost` becomes "Shipping cost". */
export function defaultLabel(field: string): string {
  const words = field.replace(
    /([a-z])([A-Z])/g,
    (_match, left: string, right: string) => `${left} ${right.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function applyDefaultLabels(metadatas: Record<string, Metadata>): void {
  const names = Object.keys(metadatas).filter((name) => metadatas[name]?.edit.label === name);
  applyFields(metadatas, Object.fromEntries(names.map((name) => [name, { label: defaultLabel(name) }])));
}

async function labelComponents(strapi: Core.Strapi, components: ComponentViews): Promise<void> {
  const service = strapi.plugin('content-manager').service('components');
  for (const uid of Object.keys(strapi.components).filter((name) => /^(?:shop|blocks|forms|academy)\./.test(name))) {
    const component = service.findComponent(uid);
    const { settings, metadatas, layouts }: Configuration = await service.findConfiguration(component);
    applyDefaultLabels(metadatas);
    const view = components[uid];
    applyFields(metadatas, view?.fields ?? {});
    const mainField = view?.mainField ?? settings.mainField;
    await service.updateConfiguration(component, { settings: { ...settings, mainField }, metadatas, layouts });
  }
}

const layoutOf = (rows: string[][]): object[][] =>
  rows.map((row) => row.map((name) => ({ name, size: 12 / row.length })));

/**
 * Configures labels, help texts, list columns and read-only fields of the content manager. Runs once per version of the
 * views, so that changes made in the admin are kept between updates.
 */
export async function applyViews(
  strapi: Core.Strapi,
  key: string,
  views: Record<string, TypeView>,
  components: ComponentViews = {},
): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shop' });
  const version = createHash('sha256')
    .update(JSON.stringify([views, components]))
    .digest('hex');
  if ((await store.get({ key })) === version) return;
  const service = strapi.plugin('content-manager').service('content-types');
  for (const [uid, view] of Object.entries(views)) {
    const type = service.findContentType(uid);
    const { settings, metadatas, layouts }: Configuration = await service.findConfiguration(type);
    applyDefaultLabels(metadatas);
    applyFields(metadatas, view.fields ?? {});
    await service.updateConfiguration(type, {
      settings: {
        ...settings,
        mainField: view.mainField,
        defaultSortBy: view.sort ?? view.mainField,
        defaultSortOrder: view.order ?? 'ASC',
      },
      metadatas,
      layouts: { edit: view.form ? layoutOf(view.form) : layouts.edit, list: view.list },
    });
  }
  await labelComponents(strapi, components);
  await store.set({ key, value: version });
}
