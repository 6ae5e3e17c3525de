import { describe, expect, it } from 'vitest';
import { type AdminRequest, describeDeed } from './describe-request';

const request = (over: Partial<AdminRequest>): AdminRequest => ({
  method: 'PUT',
  path: '/content-manager/single-types/api::site-settings.site-settings',
  body: {},
  status: 200,
  isDownload: false,
  ...over,
});

describe('describeDeed', () => {
  it('tells a sign-in from one that failed, with whose account and never the password', () => {
    const body = { email: 'Someone@Example.com', password: 'geheim-woord' };
    const good = describeDeed(request({ method: 'POST', path: '/admin/login', body }));
    expect(good).toEqual({ action: 'sign-in', subject: '/admin/login someone@example.com', fields: 'email, password' });
    expect(describeDeed(request({ method: 'POST', path: '/admin/login', body, status: 400 }))?.action).toBe(
      'sign-in failed',
    );
    expect(JSON.stringify(good)).not.toContain('geheim');
  });

  it('names what was sent', () => {
    expect(describeDeed(request({ body: { reservationMinutes: 5, phone: '+31' } }))).toMatchObject({
      action: 'change',
      fields: 'phone, reservationMinutes',
    });
  });

  it.each([
    ['POST', '/content-manager/collection-types/api::page.page', 'create'],
    ['DELETE', '/content-manager/collection-types/api::page.page/abc', 'delete'],
    ['POST', '/content-manager/collection-types/api::page.page/abc/actions/publish', 'publish'],
    ['POST', '/admin/logout', 'sign-out'],
  ])('%s %s is: %s', (method, path, action) => expect(describeDeed(request({ method, path }))?.action).toBe(action));

  it('keeps downloads and leaves out reading and what the admin asks by itself', () => {
    expect(describeDeed(request({ method: 'GET', path: '/shop/ledger.csv', isDownload: true }))?.action).toBe(
      'download',
    );
    expect(describeDeed(request({ method: 'GET' }))).toBeNull();
    expect(describeDeed(request({ method: 'POST', path: '/content-manager/uid/generate' }))).toBeNull();
    expect(describeDeed(request({ method: 'POST', path: '/admin/access-token' }))).toBeNull();
  });

  it.each([null, undefined, 'text', 7, [{ a: 1 }]])('takes a body of any shape: %j', (body) =>
    expect(describeDeed(request({ body }))?.fields).toBe(''),
  );
  it('does not grow with what is sent', () => {
    const body = Object.fromEntries(Array.from({ length: 9999 }, (_, index) => [`field${index}`, 1]));
    const deed = describeDeed(request({ path: `/admin/${'x'.repeat(9000)}`, body }));
    expect(deed?.fields.length).toBe(500);
    expect(deed?.subject.length).toBe(500);
  });
});
