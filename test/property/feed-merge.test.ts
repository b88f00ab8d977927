import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  FEED_CANDIDATES,
  FEED_REASONS,
  type FeedOrder,
  type FeedReasonKind,
  REASON_BOOST,
} from '../../schema/rules/feed'
import {
  type Candidate,
  type HiddenCounts,
  isAfter,
  isThinnedOut,
  positionOf,
  reasonsOf,
} from '../../worker/services/feed/candidate'
import { mergePage, type Source, spreadOut } from '../../worker/services/feed/merge'
import { FROM_TOP, type Key } from '../../worker/services/paging'
import { cases } from '../support/cases'

const hex = (n: number): string => n.toString(16).padStart(12, '0')

/** A story of a small world: few writers, few moments and few scores, so that many of them are equal. */
const story = fc.record({
  writer: fc.integer({ min: 0, max: 5 }),
  collection: fc.option(fc.integer({ min: 0, max: 2 }), { nil: null }),
  at: fc.integer({ min: 0, max: 40 }),
  score: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.double({ min: 0, max: 6, noNaN: true })),
  followedTags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
  isMuted: fc.integer({ min: 0, max: 9 }),
  id: fc.integer({ min: 0, max: 0xffff }),
})

const counts = (...names: string[]) =>
  fc
    .dictionary(fc.constantFrom(...names), fc.integer({ min: 0, max: 5 }))
    .map((map) => new Map(Object.entries(map)))

const world = fc.record({
  stories: fc.uniqueArray(story, { selector: ({ id }) => id, maxLength: 260, size: 'max' }),
  followedWriters: fc.uniqueArray(fc.integer({ min: 0, max: 5 })),
  followedCollections: fc.uniqueArray(fc.integer({ min: 0, max: 2 })),
  viewer: fc.integer({ min: 0, max: 9 }),
  hidden: fc.record({
    user: counts('w0', 'w1', 'w2'),
    collection: counts('c0', 'c1'),
    tag: counts('a', 'b'),
  }),
  limit: fc.integer({ min: 1, max: 50 }),
})
type World = typeof world extends fc.Arbitrary<infer W> ? W : never

const candidatesOf = ({ stories, followedWriters, followedCollections }: World): Candidate[] =>
  stories.map(({ writer, collection, at, score, followedTags, isMuted, id }) => ({
    postId: hex(id),
    creatorId: `w${writer}`,
    collectionId: collection === null ? null : `c${collection}`,
    firstPublishedAt: at,
    trendingScore: score,
    followedTags,
    followsCreator: followedWriters.includes(writer) ? 1 : 0,
    followsCollection: collection !== null && followedCollections.includes(collection) ? 1 : 0,
    isMuted: isMuted === 0 ? 1 : 0,
  }))

const newestFirst = (a: { key: Key }, b: { key: Key }): number => (isAfter(a.key, b.key) ? 1 : -1)

/** What the statement of a kind of source returns: its next stories, by their score and the boost of this reason. */
function ask(all: readonly Candidate[], kind: FeedReasonKind, order: FeedOrder, after: Key): Source {
  const boost = order === 'newest' ? 0 : REASON_BOOST[kind]
  const matching = all
    .filter((candidate) => reasonsOf(candidate, [kind]).length > 0)
    .map((candidate) => {
      const value = order === 'newest' ? candidate.firstPublishedAt : candidate.trendingScore + boost
      return { candidate, key: [value, candidate.postId] as Key }
    })
    .filter(({ key }) => isAfter(key, after))
    .sort(newestFirst)
  return { kind, candidates: matching.slice(0, FEED_CANDIDATES).map(({ candidate }) => candidate) }
}

/** All stories of a feed in their order, without pages. */
function whole(
  all: readonly Candidate[],
  kinds: readonly FeedReasonKind[],
  order: FeedOrder,
  given: World,
): string[] {
  const { viewer, hidden } = given
  return all
    .filter((candidate) => {
      const reasons = reasonsOf(candidate, kinds)
      const isWanted = reasons.some((reason) => !isThinnedOut(reason, candidate, hidden))
      return isWanted && candidate.isMuted === 0 && candidate.creatorId !== `w${viewer}`
    })
    .map((candidate) => ({ candidate, key: positionOf(candidate, order, kinds) }))
    .sort(newestFirst)
    .map(({ candidate }) => candidate.postId)
}

/** The pages of a feed, one after the other. */
function read(
  all: readonly Candidate[],
  kinds: readonly FeedReasonKind[],
  order: FeedOrder,
  given: World,
): string[][] {
  const pages: string[][] = []
  let after: Key | null = FROM_TOP
  while (after) {
    expect(pages.length, 'The feed doesn’t come to an end').toBeLessThan(1000)
    const sources = kinds.map((kind) => ask(all, kind, order, after as Key))
    const judging = {
      order,
      kinds,
      after,
      limit: given.limit,
      viewerId: `w${given.viewer}`,
      hidden: given.hidden satisfies HiddenCounts,
    }
    const { chosen, next } = mergePage(sources, judging)
    pages.push(chosen.map(({ candidate }) => candidate.postId))
    after = next
  }
  return pages
}

const FEEDS: readonly (readonly [string, FeedOrder, readonly FeedReasonKind[]])[] = [
  ['For you, best first', 'ranked', FEED_REASONS],
  ['For you, newest first', 'newest', ['user', 'collection', 'tag']],
  ['Following, best first', 'ranked', ['user', 'collection']],
  ['Following, newest first', 'newest', ['user', 'collection']],
]

describe('paging through a feed', () => {
  test.each(FEEDS)('%s: shows each story once, in order, and none that isn’t wanted', (_, order, kinds) => {
    fc.assert(
      fc.property(world, (given) => {
        const all = candidatesOf(given)
        const pages = read(all, kinds, order, given)
        const expected = whole(all, kinds, order, given)
        expect(pages.flat().toSorted()).toEqual(expected.toSorted())
        if (order === 'newest') expect(pages.flat()).toEqual(expected)
        // A ranked page may rearrange its own stories, and takes none from another page.
        else {
          let from = 0
          for (const page of pages) {
            expect(page.toSorted()).toEqual(expected.slice(from, from + page.length).toSorted())
            from += page.length
          }
        }
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(given.limit)
      }),
      { numRuns: cases(60) },
    )
  })
})

describe('stories of one writer', () => {
  const chosen = (writers: string) =>
    [...writers].map((creatorId, i) => ({
      candidate: { postId: hex(i), creatorId } as Candidate,
      reason: undefined,
    }))
  const writersOf = (items: ReturnType<typeof chosen>): string =>
    items.map(({ candidate }) => candidate.creatorId).join('')

  test.each([
    ['aaabc', 'aabac'],
    ['aaaab', 'aabaa'],
    ['aaaa', 'aaaa'],
    ['abcabc', 'abcabc'],
    ['aabbcc', 'aabbcc'],
    ['baaa', 'baaa'],
    ['', ''],
  ])('%s become %s', (given, expected) => expect(writersOf(spreadOut(chosen(given)))).toBe(expected))

  test('are all there, and never more than two in a row while there are others', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 }), (given) => {
        const text = given.join('')
        const spread = writersOf(spreadOut(chosen(text)))
        expect([...spread].toSorted()).toEqual([...text].toSorted())
        const run = /(.)\1\1/.exec(spread)
        if (run) expect(new Set(spread.slice(run.index)).size, spread).toBe(1)
      }),
    )
  })
})

describe('fewer stories like one that was hidden', () => {
  const hiddenOf = (given: Partial<Record<keyof HiddenCounts, number>>): HiddenCounts => ({
    user: new Map([['w', given.user ?? 0]]),
    collection: new Map([['c', given.collection ?? 0]]),
    tag: new Map([['a', given.tag ?? 0]]),
  })
  const all = Array.from({ length: 1024 }, (_, i) => ({ postId: hex(i), creatorId: 'w' }) as Candidate)
  const left = (kind: FeedReasonKind, sourceId: string, hidden: HiddenCounts): number =>
    all.filter((candidate) => !isThinnedOut({ kind, sourceId }, candidate, hidden)).length

  test.each([
    ['nothing is hidden', 'tag', 'a', {}, 1024],
    ['one story of the writer is hidden', 'user', 'w', { user: 1 }, 512],
    ['three are', 'popular', '', { user: 3 }, 128],
    ['many are', 'user', 'w', { user: 99 }, 64],
    ['one story of the topic is hidden', 'tag', 'a', { tag: 1 }, 1024],
    ['two are', 'tag', 'a', { tag: 2 }, 512],
    ['four stories of the publication are', 'collection', 'c', { collection: 4 }, 256],
  ] as const)('%s', (_, kind, sourceId, counted, expected) =>
    expect(left(kind, sourceId, hiddenOf(counted))).toBe(expected),
  )
})
