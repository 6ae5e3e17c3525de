import { describe, expect, it } from 'vitest';
import { type AdminRequest, describeAuditEntry } from './describe-audit-entry';

const request = (over: Partial<AdminRequest>): AdminRequest => ({
  method: 'PUT',
  path: '/content-manager/single-types/api::site-settings.site-settings',
  body: {},
  status: 200,
  isDownload: false,
  ...over,
});

describe('describeAuditEntry', () => {
  it('distinguishes successful and failed sign-ins, with the account but without the password', () => {
    const body = { email: 'Someone@Example.com', password: 'geheim-woord' };
    const good = describeAuditEntry(request({ method: 'POST', path: '/admin/login', body }));
    expect(good).toEqual({ action: 'sign-in', subject: '/admin/login someone@example.com', fields: 'email, password' });
    expect(describeAuditEntry(request({ method: 'POST', path: '/admin/login', body, status: 400 }))?.action).toBe(
      'sign-in failed',
    );
    expect(JSON.stringify(good)).not.toContain('geheim');
  });

  it('lists the names of sent fields', () => {
    expect(describeAuditEntry(request({ body: { reservationMinutes: 5, phone: '+31' } }))).toMatchObject({
      action: 'change',
      fields: 'phone, reservationMinutes',
    });
  });

  it.each([
    ['POST', '/content-manager/collection-types/api::page.page', 'create'],
    ['DELETE', '/content-manager/collection-types/api::page.page/abc', 'delete'],
    ['POST', '/content-manager/collection-types/api::page.page/abc/actions/publish', 'publish'],
    ['POST', '/admin/logout', 'sign-out'],
  ])('%s %s is: %s', (method, path, action) =>
    expect(describeAuditEntry(request({ method, path }))?.action).toBe(action),
  );

  it('takes the name that a route gave, and whom it concerns', () =>
    expect(
      describeAuditEntry(
        request({ method: 'POST', path: '/shop/x', named: { action: 'second factor reset', about: 'Jan@example.nl' } }),
      ),
    ).toMatchObject({ action: 'second factor reset', subject: '/shop/x jan@example.nl' }));

  it('logs downloads and ignores reads and background requests', () => {
    expect(describeAuditEntry(request({ method: 'GET', path: '/shop/ledger.csv', isDownload: true }))?.action).toBe(
      'download',
    );
    expect(describeAuditEntry(request({ method: 'GET' }))).toBeNull();
    expect(describeAuditEntry(request({ method: 'POST', path: '/content-manager/uid/generate' }))).toBeNull();
    expect(describeAuditEntry(request({ method: 'POST', path: '/admin/access-token' }))).toBeNull();
  });

  it.each([null, undefined, 'text', 7, [{ a: 1 }]])('accepts a body of any shape: %j', (body) =>
    expect(describeAuditEntry(request({ body }))?.fields).toBe(''),
  );
  it('limits the length of its fields', () => {
    const body = Object.fromEntries(Array.from({ length: 9999 }, (_, index) => [`field${index}`, 1]));
    const deed = describeAuditEntry(request({ path: `/admin/${'x'.repeat(9000)}`, body }));
    expect(deed?.fields.length).toBe(500);
    expect(deed?.subject.length).toBe(500);
  });
});
