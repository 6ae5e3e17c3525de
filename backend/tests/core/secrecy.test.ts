import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asStorefront, call, callAdmin } from '../support/client';
import { type Entry, type ErrorAnswer, editor, list, unique } from '../support/content';

describe('drafts', () => {
  const published = { title: 'Openbaar', slug: unique('openbaar') };
  let page = '';

  beforeAll(async () => {
    const { body } = await editor.create('page', published, 'nl');
    page = body.data.documentId;
    await editor.publish('page', page, published, 'nl');
    await editor.update('page', page, { ...published, title: 'Geheim plan' }, 'nl');
    await editor.update('page', page, { title: 'Geheimer Plan', slug: unique('geheimer-plan') }, 'de');
  });
  afterAll(async () => {
    await editor.remove('page', page, '*');
  });

  it.each([
    'status=draft',
    'status[]=draft',
    'status[0]=draft',
    'Status=draft',
    'STATUS=draft',
    'status%5B%5D=draft',
    '_status=draft',
    'publicationState=preview',
    'publication_state=preview',
    'publicationFilter=modified',
    'hasPublishedVersion=false',
    'status=published&status=draft',
  ])('stay secret with %s', async (query) => {
    for (const path of [
      `pages/${page}?${query}`,
      `pages?filters[documentId]=${page}&${query}`,
      `slugify/slugs/page/${published.slug}?${query}`,
      `pages/${page}?locale=de&${query}`,
      `pages/${page}?populate=*&${query}`,
    ]) {
      const { status, body } = await call(`/api/${path}`);
      expect([200, 400, 404], path).toContain(status);
      expect(JSON.stringify(body), path).not.toMatch(/Geheim/);
    }
  });

  it('can not be inferred from filters, search and translations', async () => {
    for (const query of [
      'filters[title][$contains]=Geheim',
      '_q=Geheim',
      'filters[publishedAt][$null]=true',
      'locale=de&filters[title][$contains]=Geheim',
    ]) {
      expect(await list(`/api/pages?${query}`), query).toEqual([]);
    }
    for (const query of [
      'filters[localizations][title][$contains]=Geheim',
      'filters[$or][0][localizations][title][$startsWith]=Geheim',
      'sort=localizations.title',
    ]) {
      expect((await call(`/api/pages?${query}`)).status, query).toBe(400);
    }
    const { body } = await call(`/api/pages/${page}?populate[localizations][populate]=*`);
    expect(JSON.stringify(body)).not.toMatch(/Geheim/);
  });

  it('are returned to the storefront on request', async () => {
    const { body } = await call<{ data: Entry }>(`/api/pages/${page}?status=draft`, { headers: asStorefront() });
    expect(body.data.attributes.title).toBe('Geheim plan');
    const plain = await call<{ data: Entry }>(`/api/pages/${page}`, { headers: asStorefront() });
    expect(plain.body.data.attributes.title).toBe('Openbaar');
  });
});

describe('visitors', () => {
  it.each([
    'products',
    'pages',
    'articles',
    'article-tags',
    'levels',
    'lessons',
    'product-variants',
    'shipping-countries',
    'site-settings',
    'orders',
  ])('write %s', async (path) => {
    for (const [method, id] of [['PUT', '/x'], ['DELETE', '/x'], ...(path === 'orders' ? [] : [['POST', '']])]) {
      const { status } = await call(`/api/${path}${id}`, {
        method,
        json: { data: { title: 'x' } },
        headers: asStorefront(),
      });
      expect([401, 403, 404, 405], `${method} ${path}`).toContain(status);
    }
  });
  it.each([
    'stocks',
    'vat-rates',
    'menus',
    'orders',
    'order-lines',
    'payments',
    'outbox-messages',
    'idempotency-keys',
    'counters',
    'order-events',
    'review-requests',
    'review-stops',
    'lesson-questions',
    'users',
    'users/1',
    'users/count',
    'users-permissions/roles',
    'upload/files',
    'upload',
    'content-releases',
    'users-permissions/permissions',
  ])('read %s', async (path) => {
    const { status, body } = await call<ErrorAnswer>(`/api/${path}`, { headers: asStorefront() });
    expect([401, 403, 404, 405]).toContain(status);
    expect(body.data).toBeNull();
  });
  it('can not reach the admin without signing in', async () => {
    for (const path of [
      '/content-manager/collection-types/api::product.product',
      '/admin/users',
      '/upload/files',
      '/content-type-builder/content-types',
    ]) {
      expect((await call(path)).status, path).toBe(401);
    }
  });
  it('are not readable by pages of other sites', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' };
      const { headers: answered } = await call('/api/pages', { method, headers });
      expect(answered.get('access-control-allow-origin'), method).toBeNull();
    }
  });
  it('have exactly the permissions granted in code', async () => {
    const { body } = await callAdmin<{ roles: { id: number; type: string }[] }>('/users-permissions/roles');
    const granted: Record<string, string[]> = {};
    for (const role of body.roles) {
      const answer = await callAdmin<{
        role: { permissions: Record<string, { controllers: Record<string, Record<string, { enabled: boolean }>> }> };
      }>(`/users-permissions/roles/${role.id}`);
      const actions = Object.entries(answer.body.role.permissions).flatMap(([owner, { controllers }]) =>
        Object.entries(controllers).flatMap(([controller, methods]) =>
          Object.entries(methods).flatMap(([method, { enabled }]) =>
            enabled ? [`${owner}.${controller}.${method}`] : [],
          ),
        ),
      );
      granted[role.type] = actions.filter((action) => !/^api::(?:order|payment|quote)/.test(action)).sort();
    }
    const read = [
      'article',
      'article-tag',
      'lesson',
      'level',
      'page',
      'product',
      'product-variant',
      'shipping-country',
    ].flatMap((name) => [`api::${name}.${name}.find`, `api::${name}.${name}.findOne`]);
    const shared = [
      ...read,
      'api::form.form.find',
      'api::navigation.navigation.render',
      'api::site-settings.site-settings.find',
      'api::slugify.slugify.findSlug',
      'api::withdrawal.withdrawal.create',
      'plugin::i18n.locales.listLocales',
    ];
    const auth = (names: string[]): string[] => names.map((name) => `plugin::users-permissions.${name}`);
    expect(granted).toEqual({
      public: shared.sort(),
      authenticated: [
        ...shared,
        ...auth([
          'account.changeEmail',
          'account.endSession',
          'account.export',
          'account.overview',
          'account.remove',
          'account.sessions',
          'auth.changePassword',
          'passkey.add',
          'passkey.remove',
          'passkey.rename',
          'passkey.startAdding',
          'user.me',
          'user.updateMe',
        ]),
      ].sort(),
    });
  });
});

describe('the admin', () => {
  interface Role {
    id: number;
    code: string;
  }
  it('has an operator and an editor with minimal permissions', async () => {
    const { body } = await callAdmin<{ data: Role[] }>('/admin/roles');
    expect(body.data.map((role) => role.code).sort()).toEqual([
      'shop-operator',
      'shop-safety',
      'shop-translator',
      ...['de', 'en', 'es', 'fr', 'sv'].map((locale) => `shop-translator-${locale}`),
      'strapi-editor',
      'strapi-super-admin',
    ]);
    const rights = async (code: string): Promise<string[]> => {
      const id = body.data.find((role) => role.code === code)?.id;
      const answer = await callAdmin<{ data: { action: string; subject: string | null }[] }>(
        `/admin/roles/${id}/permissions`,
      );
      return answer.body.data.map(({ action, subject }) => `${action} ${subject ?? ''}`);
    };
    const editorRights = await rights('strapi-editor');
    expect(editorRights).toContain('plugin::content-manager.explorer.publish api::page.page');
    expect(editorRights).not.toContain('plugin::content-manager.explorer.update api::stock.stock');
    expect(editorRights.filter((right) => /users-permissions|api::order|api::payment/.test(right))).toEqual([]);
    const operatorRights = await rights('shop-operator');
    expect(operatorRights).toContain('plugin::content-manager.explorer.update api::stock.stock');
    const discounts = 'api::discount-code.discount-code';
    expect(operatorRights.filter((right) => /explorer\.(?:create|delete|publish)/.test(right)).sort()).toEqual(
      [
        `plugin::content-manager.explorer.create ${discounts}`,
        `plugin::content-manager.explorer.delete ${discounts}`,
        // For unsubscribing on request.
        'plugin::content-manager.explorer.delete api::newsletter-subscriber.newsletter-subscriber',
        'plugin::content-manager.explorer.create api::promotion.promotion',
        'plugin::content-manager.explorer.delete api::promotion.promotion',
      ].sort(),
    );
    expect(editorRights.filter((right) => /discount|promotion/.test(right))).toEqual([]);
  });

  it('shows and changes hidden types to nobody, super admins included', async () => {
    const types = await callAdmin<{ data: { uid: string; isDisplayed: boolean }[] }>('/content-manager/content-types');
    const hidden = types.body.data.filter(({ uid, isDisplayed }) => uid.startsWith('api::') && !isDisplayed);
    expect(hidden.map(({ uid }) => uid)).toContain('api::account-session.account-session');
    for (const { uid } of hidden) {
      const path = `/content-manager/collection-types/${uid}`;
      const made = { method: 'POST', json: {} };
      const bulk = { method: 'POST', json: { documentIds: ['none'] } };
      const answers = [
        await callAdmin(path),
        await callAdmin(path, made),
        await callAdmin(`${path}/actions/bulkDelete`, bulk),
      ];
      expect(
        answers.map(({ status }) => status),
        uid,
      ).toEqual([403, 403, 403]);
    }
  });

  it('lets a shop editor write in every language, and nothing else', async () => {
    const { body: roles } = await callAdmin<{ data: Role[] }>('/admin/roles');
    const role = roles.data.find(({ code }) => code === 'strapi-editor')?.id;
    const email = `${unique('redactie')}@zwotter.example`;
    const made = await callAdmin<{ data: { id: number; registrationToken: string } }>('/admin/users', {
      method: 'POST',
      json: { email, firstname: 'Red', lastname: 'Actie', roles: [role] },
    });
    const registered = await call<{ data: { token: string } }>('/admin/register', {
      method: 'POST',
      json: {
        registrationToken: made.body.data.registrationToken,
        userInfo: { firstname: 'Red', lastname: 'Actie', password: 'Otter-test-98765' },
      },
    });
    const headers = { authorization: `Bearer ${registered.body.data.token}` };
    const path = '/content-manager/collection-types/api::article.article';
    const created = await call<{ data: { documentId: string } }>(`${path}?locale=sv`, {
      method: 'POST',
      json: { title: 'Nytt', slug: unique('nytt'), publishedOn: '2026-01-01' },
      headers,
    });
    expect(created.status).toBe(201);
    expect(
      (await call(`${path}/${created.body.data.documentId}?locale=sv`, { method: 'DELETE', headers })).status,
    ).toBe(200);
    const tag = await call<{ data: { documentId: string } }>(
      '/content-manager/collection-types/api::article-tag.article-tag?locale=sv',
      { method: 'POST', json: { title: 'Nytt ämne', slug: unique('amne') }, headers },
    );
    expect(tag.status).toBe(201);
    await editor.remove('article-tag', tag.body.data.documentId, '*');
    for (const other of ['api::stock.stock', 'plugin::users-permissions.user']) {
      expect(
        (await call(`/content-manager/collection-types/${other}`, { method: 'POST', json: { sku: 'x' }, headers }))
          .status,
        other,
      ).toBe(403);
    }
    await callAdmin(`/admin/users/${made.body.data.id}`, { method: 'DELETE' });
  });
});
