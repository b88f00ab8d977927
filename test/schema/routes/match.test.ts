import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../../schema/routes/match'
import { parseMonthDayYear } from '../../../schema/routes/params'
import { postIdOf } from '../../../schema/routes/post-id'
import { isReservedSlug, isReservedSubdomain } from '../../../schema/routes/reserved'
import type { TableName } from '../../../schema/routes/tables'
import { cases } from '../../support/cases'
import { leastCpuTime } from '../../support/cpu-time'

const nameOf = (path: string, table: TableName = 'default') => matchRoute(table, path)?.route.name
const TABLES = fc.constantFrom<TableName>('default', 'user', 'publication')

describe('which route wins', () => {
  it('takes static before a parameter', () => {
    expect(nameOf('/about')).toBe('ShowAbout')
    expect(nameOf('/me/settings/mute')).toBe('SettingsMute')
    expect(nameOf('/me/settings/account')).toBe('SettingsTab')
    expect(nameOf('/feed/latest')).toBe('LatestFeed')
    expect(nameOf('/sitemap/sitemap.xml')).toBe('Sitemap')
    expect(nameOf('/sitemap/posts-1.xml')).toBe('SitemapPart')
    expect(nameOf('/tidewater/feed/tagged/sea')).toBe('CollectionTaggedFeedLegacy')
    expect(nameOf('/tidewater/boats/tagged/sea')).toBe('ShowCollectionFeatureTagged')
  })

  it('takes @name before a slug', () => {
    expect(nameOf('/@alice')).toBe('ShowUser')
    expect(nameOf('/%40alice')).toBe('ShowUser')
    expect(nameOf('/tidewater/@alice')).toBe('ShowCollectionUser')
    expect(nameOf('/feed/@alice')).toBe('UserFeed')
    expect(nameOf('/@')).toBeUndefined()
  })

  it('takes a segment that ends in a hyphen and 8 hex digits, or is 8 to 12 of them, for a story', () => {
    expect(nameOf('/tidewater/the-tide-turns-0123456789ab')).toBe('ShowCollectionPost')
    expect(nameOf('/tidewater/0123456789ab')).toBe('ShowCollectionPost')
    expect(nameOf('/tidewater/deadbeef')).toBe('ShowCollectionPost')
    expect(nameOf('/tidewater/deadbee')).toBeUndefined()
    expect(nameOf('/tidewater/the-tide-turns')).toBeUndefined()
    expect(nameOf('/p/nothing')).toBeUndefined()
    expect(nameOf('/@alice/%E6%BD%AE-0123456789ab')).toBe('ShowUserPost')
    expect(matchRoute('default', '/@alice/the-tide-0123456789ab')?.params).toEqual({
      username: 'alice',
      postId: 'the-tide-0123456789ab',
    })
  })

  it('never takes a reserved segment for a publication', () => {
    expect(nameOf('/me/0123456789ab')).toBeUndefined()
    expect(nameOf('/search/latest')).toBeUndefined()
    expect(nameOf('/feed/tag')).toBeUndefined()
    expect(nameOf('/cointalk/latest')).toBe('ShowCollectionLatest')
  })

  it('takes only values that the route allows', () => {
    expect(nameOf('/me/settings/nothing')).toBeUndefined()
    expect(nameOf('/p/0123456789ab/share/copy')).toBe('SharePost')
    expect(nameOf('/p/0123456789ab/share/smoke')).toBeUndefined()
    expect(nameOf('/@alice/list/boats-1/share/linkedIn')).toBe('ShareUserList')
    expect(nameOf('/@alice/list/boats-1/share/linkedin')).toBe('ShareUserList')
    expect(nameOf('/@alice/list/boats-1/share/copy')).toBeUndefined()
  })

  it('takes only days that exist', () => {
    expect(nameOf('/tag/sea/archive/2024/02/29')).toBe('ShowTagArchiveDay')
    expect(nameOf('/tag/sea/archive/2026/02/29')).toBeUndefined()
    expect(nameOf('/tag/sea/archive/2026/13')).toBeUndefined()
    expect(nameOf('/tag/sea/archive/026')).toBeUndefined()
    expect(nameOf('/top-stories/january-01-2026')).toBe('ShowTopStoriesByDate')
    expect(nameOf('/top-stories/january-32-2026')).toBeUndefined()
    expect(parseMonthDayYear('february-29-2024')).toEqual([2024, 2, 29])
    expect(nameOf('/tidewater/all/0')).toBeUndefined()
    expect(nameOf('/tidewater/all/12')).toBe('ShowCollectionAllPage')
  })

  it('finds a page with slashes at its end, and none with slashes inside', () => {
    expect(nameOf('/about///')).toBe('ShowAbout')
    expect(nameOf('/tag//sea')).toBeUndefined()
    expect(nameOf('//evil.com')).toBeUndefined()
    expect(nameOf('/_/clientele/reports/performance/')).toBe('PerformanceReports')
  })
})

describe('the three tables', () => {
  it("has a user's pages at the root of the user's host", () => {
    expect(nameOf('/', 'user')).toBe('ShowUser')
    expect(nameOf('/about', 'user')).toBe('ShowUserAbout')
    expect(nameOf('/the-tide-0123456789ab', 'user')).toBe('ShowUserPost')
    expect(nameOf('/me/settings', 'user')).toBeUndefined()
  })

  it("has a publication's pages at the root of the publication's host", () => {
    expect(nameOf('/', 'publication')).toBe('ShowCollection')
    expect(nameOf('/archive/2026', 'publication')).toBe('ShowCollectionArchiveYear')
    expect(nameOf('/boats/home', 'publication')).toBe('ShowCollectionTopicHome')
    expect(nameOf('/new-publication', 'publication')).toBeUndefined()
  })

  it.each(['/robots.txt', '/_/graphql', '/p/0123456789ab', '/m/global-identity-3'])(
    'has %s everywhere',
    (path) => {
      expect(nameOf(path, 'user')).toBe(nameOf(path))
      expect(nameOf(path, 'publication')).toBe(nameOf(path))
      expect(nameOf(path)).toBeDefined()
    },
  )

  it.each(['/m/signin', '/_/admin/import', '/_/webhooks/stripe', '/v1/me'])(
    'has %s on the main host only',
    (path) => {
      expect(nameOf(path)).toBeDefined()
      expect(nameOf(path, 'user')).toBeUndefined()
      expect(nameOf(path, 'publication')).toBeUndefined()
    },
  )
})

describe('any path at all', () => {
  const nasty = fc.constantFrom(
    '%',
    '%2F',
    '%00',
    '%zz',
    '..',
    '%2e%2e',
    '\\',
    '@',
    '{tagSlug}',
    '*',
    '',
    '%F0%9F',
  )
  const segment = fc.oneof(
    fc.string({ unit: 'binary' }),
    nasty,
    fc.constantFrom('me', 'p', 'tag', 'feed', '_'),
  )
  const path = fc.array(segment, { maxLength: 12 }).map((segments) => `/${segments.join('/')}`)

  it('never throws, and never gives an empty or unsafe value', () => {
    fc.assert(
      fc.property(TABLES, fc.oneof(path, fc.string({ unit: 'binary' })), (table, text) => {
        for (const value of Object.values(matchRoute(table, text)?.params ?? {})) {
          expect(value).not.toMatch(/^\.{0,2}$|[/\\\0]/)
        }
      }),
      { numRuns: cases(2000) },
    )
  })

  it('is checked in no time, however long it is', () => {
    const taken = leastCpuTime(1, () => {
      for (const unit of ['/', 'a', '-', '-deadbee', '/a', '%2F', '@']) {
        matchRoute('default', `/${unit.repeat(8000 / unit.length)}x`)
        matchRoute('publication', `/${unit.repeat(1_000_000)}`)
      }
    })
    expect(taken).toBeLessThan(500)
  })
})

describe("a story's identifier", () => {
  it('is the trailing hex part of its segment', () => {
    expect(postIdOf('the-tide-turns-0123456789ab')).toBe('0123456789ab')
    expect(postIdOf('0123456789ab')).toBe('0123456789ab')
    expect(postIdOf('潮-0123456789ab')).toBe('0123456789ab')
    expect(postIdOf('the-tide-turns')).toBeUndefined()
    expect(postIdOf('0123456789abcdef')).toBeUndefined()
    expect(postIdOf('')).toBeUndefined()
  })

  it('survives any title before it', () => {
    const id = fc.stringMatching(/^[0-9a-f]{12}$/)
    const title = fc.stringMatching(/^[\p{L}\p{N}-]*$/u)
    fc.assert(
      fc.property(title, id, (text, hex) => {
        expect(postIdOf(`${text}-${hex}`)).toBe(hex)
      }),
    )
  })
})

describe('reserved names', () => {
  it('are the first segments of all static routes, in any case', () => {
    for (const name of ['me', 'tag', 'about', 'new-story', 'Search', 'assets', 'latest', 'cointalk', '_'])
      expect(isReservedSlug(name), name).toBe(true)
    expect(isReservedSlug('tidewater')).toBe(false)
  })

  it('are more for subdomains, which are made of a-z, 0-9 and inner hyphens', () => {
    for (const name of ['www', 'mail', 'api', 'me', 'a_b', 'a.b', '-a', 'a-', '', 'Alice', 'a'.repeat(64)])
      expect(isReservedSubdomain(name), name).toBe(true)
    expect(isReservedSubdomain('alice-w')).toBe(false)
  })
})
