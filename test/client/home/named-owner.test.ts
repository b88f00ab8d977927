import { expect, test } from 'vitest'
import { namedOwner } from '../../../client/pages/home/named-owner'

const post = { creator: { id: 'maren' }, collection: { id: 'tidewater' } }

test('a card doesn’t name the writer or the publication that its reason names', () => {
  const followed = { user: { id: 'maren' }, collection: null }
  expect(namedOwner({ post, reason: followed })).toBe('creator')
  expect(namedOwner({ post, reason: { user: null, collection: { id: 'tidewater' } } })).toBe('collection')
})

test('a card names both if its reason names neither', () => {
  expect(namedOwner({ post, reason: null })).toBeUndefined()
  expect(namedOwner({ post, reason: { user: { id: 'noor' }, collection: null } })).toBeUndefined()
  expect(
    namedOwner({ post: { ...post, collection: null }, reason: { user: null, collection: null } }),
  ).toBeUndefined()
})
