import { expect, it } from 'vitest';
import { readExceptions, readFrames, tagOf } from './error-event';

it('tells type, frames and causes of an error, the first cause first', () => {
  const error = new Error('Order not placed', { cause: new TypeError('no connection') });
  const [cause, outer] = readExceptions(error);
  expect(cause).toMatchObject({ type: 'TypeError', value: 'no connection' });
  expect(outer).toMatchObject({ type: 'Error', value: 'Order not placed' });
  expect(outer?.stacktrace?.frames.at(-1)).toMatchObject({ filename: expect.stringContaining('error-event.test.ts') });
});

it('a chain of causes that has no end is cut', () => {
  const error = new Error('loop');
  error.cause = error;
  expect(readExceptions(error)).toHaveLength(4);
});

it('leaves out what could name a customer', () => {
  const database = Object.assign(new Error("insert into customers values ('Anna')"), { code: '23505' });
  expect(readExceptions(database)[0]?.value).toBe('23505');
  const [mail] = readExceptions(new Error('550 anna@example.org at https://shop.example/order?key=1'));
  expect(mail?.value).toBe('550 [email] at https://shop.example/…');
  expect(JSON.stringify(readExceptions({ password: 'secret' }))).not.toContain('secret');
  expect(tagOf('server GET /search?q=anna')).toBe('server GET /search?…');
});

it('reads frames of modules, methods and anonymous code', () => {
  const stack = `Error: secret
    at Shop.buy (file:///shop/dist/server.mjs:10:5)
    at async /shop/backend/node_modules/koa/index.js:3:7
    at node:internal/timers:5:1`;
  expect(readFrames(stack)).toEqual([
    { function: '?', filename: 'node:internal/timers', lineno: 5, in_app: false },
    { function: '?', filename: '/shop/backend/node_modules/koa/index.js', lineno: 3, in_app: false },
    { function: 'Shop.buy', filename: '/shop/dist/server.mjs', lineno: 10, in_app: true },
  ]);
});
