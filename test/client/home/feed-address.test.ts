import { describe, expect, test } from 'vitest'
import { feedAddress, feedHref, variablesAt } from '../../../client/pages/home/feed-address'

const read = (search: Record<string, string>) => feedAddress({ search })

describe('the address of a feed', () => {
  test.each([
    [{}, 'FOR_YOU', null, null],
    [{ tab: 'newest' }, 'FOR_YOU', null, 'NEWEST'],
    [{ feed: 'following' }, 'FOLLOWING', null, null],
    [{ feed: 'following', tab: 'recommended' }, 'FOLLOWING', null, 'RANKED'],
    [{ tag: 'Ocean' }, 'FOR_YOU', 'ocean', null],
    [{ feed: 'nothing', tab: 'constructor', tag: '' }, 'FOR_YOU', null, null],
  ] as const)('%o', (search, feed, tagSlug, order) => expect(read(search)).toEqual({ feed, tagSlug, order }))

  test.each([
    [{}, '/'],
    [{ tab: 'newest' }, '/?tab=newest'],
    [{ tab: 'recommended' }, '/?tab=recommended'],
    [{ feed: 'following' }, '/?feed=following'],
    [{ feed: 'following', tab: 'recommended' }, '/?feed=following&tab=recommended'],
    [{ tag: 'ocean', feed: 'following' }, '/?tag=ocean'],
  ])('of %o is %s', (search, expected) => expect(feedHref(read(search))).toBe(expected))

  test('says where it begins', () =>
    expect(feedHref(read({ tag: 'ocean' }), 'abc')).toBe('/?tag=ocean&after=abc'))
})

test('the first page asks as the address does, and later ones keep the order that it turned out to be in', () => {
  const feed = { address: read({}), start: undefined, order: 'NEWEST' } as const
  expect(variablesAt(feed, undefined)).toMatchObject({ order: null })
  expect(variablesAt(feed, 'abc')).toMatchObject({ order: 'NEWEST', after: 'abc' })
  expect(variablesAt({ ...feed, start: 'abc' }, 'abc')).toMatchObject({ order: null })
})
