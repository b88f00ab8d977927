import { describe, expect, test } from 'vitest'
import { lifetimeOf, pageCacheControl } from '../../../worker/edge-cache/cache-control'
import {
  CacheTags,
  GROUP_HOME,
  isCacheTag,
  notFoundTags,
  parseCacheTags,
  postCacheTag,
  slugCacheTag,
  tagCacheTag,
  userCacheTag,
  usernameCacheTag,
} from '../../../worker/edge-cache/tags'

describe('cache tags', () => {
  test('are collected once each, in the order in which they were added', () => {
    const tags = new CacheTags()
    tags.add(GROUP_HOME, postCacheTag('a1'))
    tags.add(postCacheTag('a1'), userCacheTag('b2'))
    expect(tags.header()).toBe('group-edgeCacheHome,post-a1,user-b2')
    expect(parseCacheTags(tags.header())).toEqual(['group-edgeCacheHome', 'post-a1', 'user-b2'])
    expect(tags.complete).toBe(true)
  })

  test('are limited to 1,000 tags and 16 KiB', () => {
    const many = new CacheTags()
    many.add(...Array.from({ length: 1500 }, (_, i) => `p${i}`))
    expect(parseCacheTags(many.header())).toHaveLength(1000)
    expect(many.complete).toBe(false)
    const long = new CacheTags()
    long.add(...Array.from({ length: 900 }, (_, i) => `post-${String(i).padStart(50, '0')}`))
    expect(long.header().length).toBeLessThanOrEqual(16 * 1024)
    expect(long.complete).toBe(false)
  })

  test('are printable ASCII without spaces and commas', () => {
    for (const bad of ['', 'a b', 'a,b', 'ä', 'a\n', 'x'.repeat(1025)])
      expect(isCacheTag(bad), bad).toBe(false)
    expect(isCacheTag('group-edgeCacheHome')).toBe(true)
  })

  test('a page whose tags are incomplete isn’t served beyond its freshness', () => {
    const tags = new CacheTags()
    tags.add('not a tag')
    expect(pageCacheControl(200)).toBe(
      'public, max-age=60, stale-while-revalidate=3600, stale-if-error=86400',
    )
    expect(pageCacheControl(200, tags)).toBe('public, max-age=60, stale-if-error=0')
    expect(pageCacheControl(500)).toBe('no-store')
  })

  test('a page that changes by itself isn’t kept until then', () => {
    const now = Date.UTC(2026, 0, 1)
    const changing = (seconds: number) => {
      const read = new CacheTags()
      read.changeAt(now + seconds * 1000)
      const tags = new CacheTags()
      tags.changeAt(now + 1e10)
      tags.addAll(read)
      return pageCacheControl(200, tags, now)
    }
    expect(changing(20)).toBe('public, max-age=20, stale-if-error=0')
    expect(changing(100)).toBe('public, max-age=60, stale-while-revalidate=40, stale-if-error=40')
    expect(changing(1e6)).toBe(pageCacheControl(200))
    expect(changing(0)).toBe('no-store')
  })

  test.each([
    'public, max-age=0',
    'max-age=60',
    'public, max-age=60, private',
    'public, no-cache, max-age=60',
    '',
  ])('a response with Cache-Control “%s” has no lifetime', (header) => {
    expect(lifetimeOf(200, new Headers({ 'cache-control': header }))).toBeUndefined()
  })
})

describe('the tags of names', () => {
  test.each([
    [slugCacheTag('my-blog'), 'slug-my-blog'],
    [usernameCacheTag('Ada.B'), 'username-ada.b'],
    [tagCacheTag('море, sky'), 'tag-%D0%BC%D0%BE%D1%80%D0%B5%2C%20sky'],
    [tagCacheTag('a\ud800b'), 'tag-a%EF%BF%BDb'],
  ])('%s', (tag, expected) => expect(tag).toBe(expected))

  test('are valid however long or odd the name is', () => {
    for (const name of ['', ' ', '\n', '語'.repeat(5000), '😀'.repeat(60), "~!*'()"])
      for (const tag of [slugCacheTag(name), usernameCacheTag(name), tagCacheTag(name)])
        expect(isCacheTag(tag), tag).toBe(true)
  })

  test('are those of whatever the path names', () => {
    const params = { collectionSlug: 'Blog', tagSlug: 'sea', year: '2026', username: 'ada' }
    expect(notFoundTags(params)).toEqual(['slug-blog', 'tag-sea', 'username-ada'])
  })
})
