import {
  FEED_REASONS,
  type FeedOrder,
  type FeedReasonKind,
  MOST_HALVINGS,
  REASON_BOOST,
} from '../../../schema/rules/feed'
import type { CandidateRow } from '../../data/feed/candidates'
import type { Key } from '../paging'

/** A story that a feed may show. */
export interface Candidate extends Omit<CandidateRow, 'source' | 'followedTags' | 'firstPublishedAt'> {
  firstPublishedAt: number
  /** Slugs of those of its topics that the reader follows. */
  followedTags: readonly string[]
}

/** Why a feed shows a story. */
export interface Reason {
  kind: FeedReasonKind
  /** The topic's slug, or the id of the person or publication; empty for popular stories. */
  sourceId: string
}

/** How many stories a reader has hidden, by what they had in common. */
export interface HiddenCounts {
  user: ReadonlyMap<string, number>
  collection: ReadonlyMap<string, number>
  tag: ReadonlyMap<string, number>
}

export const candidateOf = (row: CandidateRow): Candidate => ({
  ...row,
  // Listed stories have been published.
  firstPublishedAt: row.firstPublishedAt ?? 0,
  followedTags: JSON.parse(row.followedTags) as string[],
})

/** All reasons of some kinds that a story has, the strongest first. */
export function reasonsOf(candidate: Candidate, kinds: readonly FeedReasonKind[]): Reason[] {
  const { creatorId, collectionId, followedTags, followsCreator, followsCollection } = candidate
  const sources: Readonly<Record<FeedReasonKind, readonly string[]>> = {
    user: followsCreator === 1 ? [creatorId] : [],
    collection: followsCollection === 1 && collectionId !== null ? [collectionId] : [],
    tag: followedTags,
    popular: [''],
  }
  return FEED_REASONS.filter((kind) => kinds.includes(kind)).flatMap((kind) =>
    sources[kind].map((sourceId) => ({ kind, sourceId })),
  )
}

/** What a kind of reason adds to a story's key. */
export const boostOf = (order: FeedOrder, kind: FeedReasonKind | undefined): number =>
  order === 'newest' || kind === undefined ? 0 : REASON_BOOST[kind]

/** A story's position in a feed: that of its strongest reason, so that it stands in one place only. */
export function positionOf(candidate: Candidate, order: FeedOrder, kinds: readonly FeedReasonKind[]): Key {
  const { postId, firstPublishedAt, trendingScore } = candidate
  const value = order === 'newest' ? firstPublishedAt : trendingScore
  return [value + boostOf(order, reasonsOf(candidate, kinds)[0]?.kind), postId]
}

/** Whether one position comes after another: less is later. */
export const isAfter = ([a, aId]: Key, [b, bId]: Key): boolean => a < b || (a === b && aId < bId)

/** How often the stories that have a reason are halved, because the reader has hidden stories like them. */
function halvings({ kind, sourceId }: Reason, candidate: Candidate, hidden: HiddenCounts): number {
  const byWriter = hidden.user.get(candidate.creatorId) ?? 0
  switch (kind) {
    case 'user':
    case 'popular':
      return byWriter
    case 'collection':
      return Math.max(byWriter, Math.floor((hidden.collection.get(sourceId) ?? 0) / 2))
    case 'tag':
      return Math.max(byWriter, Math.floor((hidden.tag.get(sourceId) ?? 0) / 2))
  }
}

/**
 * Whether a story is one of those that are left out because the reader wants fewer like it. Which ones are is decided
 * by their ids, so it stays the same on every page and visit. Rule: docs/rules/ranking.md, "Show fewer".
 */
export function isThinnedOut(reason: Reason, candidate: Candidate, hidden: HiddenCounts): boolean {
  const times = Math.min(MOST_HALVINGS, halvings(reason, candidate, hidden))
  return Number.parseInt(candidate.postId.slice(-4), 16) % 2 ** times !== 0
}
