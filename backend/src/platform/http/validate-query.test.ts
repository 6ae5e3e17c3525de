import { describe, expect, it } from 'vitest';
import { findInvalidQueryKey } from './validate-query';

describe('findInvalidQueryKey', () => {
  it.each([
    {},
    { locale: 'nl', _q: 'otter', fields: ['title'], sort: 'title' },
    { filters: { slug: 'a' } },
    { filters: { $and: [{ title: { $containsi: 'a' } }, { $not: { $or: [{ a: 1 }] } }] } },
    { filters: { $or: { 0: { a: 1 }, 1: { b: { $in: ['1', '2'] } } } } },
    { filters: { title: { $not: { $eq: 'a' } }, price: { $between: ['1', '2'] } } },
    { filters: { title: { $not: 'a' }, position: { $in: '1' }, slug: ['a', 'b'] } },
    { filters: { product: { $or: [{ slug: 'a' }, { slug: 'b' }] } } },
    { populate: { intro: { populate: 'image' }, localizations: { filters: { locale: 'de' } } } },
  ])('takes %j', (query) => {
    expect(findInvalidQueryKey(query)).toBeNull();
  });
  it.each([
    ['_q', { _q: ['a'] }],
    ['locale', { locale: { a: 'b' } }],
    ['fields', { fields: '' }],
    ['filters', { filters: '1' }],
    ['filters', { filters: { $or: '1' } }],
    ['filters', { filters: { $and: ['1'] } }],
    ['filters', { filters: { $not: '1' } }],
    ['filters', { filters: { a: { $between: ['1'] } } }],
    ['filters', { filters: { a: { $not: { $or: '1' } } } }],
    ['filters', { filters: { a: { $jsonSupersetOf: '1' } } }],
    ['filters', { filters: { $where: '1' } }],
    ['filters', { filters: { $or: [{ localizations: { title: 'a' } }] } }],
    ['sort', { sort: ['title', 'localizations.title'] }],
    ['populate', { populate: { localizations: { filters: { $or: '1' } } } }],
  ])('names %s', (key, query) => {
    expect(findInvalidQueryKey(query)).toBe(key);
  });
});
