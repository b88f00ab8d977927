import { describe, expect, test } from 'vitest'
import { feedAddress, feedHref } from '../../../client/pages/home/feed-address'

const read = (search: Record<string, string>) => feedAddress({ search })

describe('the address of a feed', () => {
  test.each([
    [{}, 'FOR_YOU', null, 'RANKED'],
    [{ tab: 'newest' }, 'FOR_YOU', null, 'NEWEST'],
    [{ feed: 'following' }, 'FOLLOWING', null, 'NEWEST'],
    [{ feed: 'following', tab: 'recommended' }, 'FOLLOWING', null, 'RANKED'],
    [{ tag: 'Ocean' }, 'FOR_YOU', 'ocean', 'RANKED'],
    [{ feed: 'nothing', tab: 'constructor', tag: '' }, 'FOR_YOU', null, 'RANKED'],
  ] as const)('%o', (search, feed, tagSlug, order) => expect(read(search)).toEqual({ feed, tagSlug, order }))

  test.each([
    [{}, '/'],
    [{ tab: 'newest' }, '/?tab=newest'],
    [{ tab: 'recommended' }, '/'],
    [{ feed: 'following' }, '/?feed=following'],
    [{ feed: 'following', tab: 'recommended' }, '/?feed=following&tab=recommended'],
    [{ tag: 'ocean', feed: 'following' }, '/?tag=ocean'],
  ])('of %o is %s', (search, expected) => expect(feedHref(read(search))).toBe(expected))

  test('says where it begins', () =>
    expect(feedHref(read({ tag: 'ocean' }), 'abc')).toBe('/?tag=ocean&after=abc'))
})
