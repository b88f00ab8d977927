import {
  FEED_CANDIDATES,
  FEED_REASONS,
  FEED_ROUNDS,
  type FeedOrder,
  type FeedReasonKind,
} from '../../../schema/rules/feed'
import { FEED_PAGE_SIZE } from '../../../schema/rules/limits'
import type { Collection } from '../../data/collection/rows'
import type { Database } from '../../data/database'
import * as feed from '../../data/feed/candidates'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import type { Tag } from '../../data/tag/rows'
import type { User } from '../../data/user/rows'
import { decodeCursor, encodeCursor, FROM_TOP, type Key, type PageOf, type Paging, pageSize } from '../paging'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'
import { staffPicks } from '../post/staff-picks'
import { candidateOf, type HiddenCounts } from './candidate'
import { type Chosen, type Merged, mergePage, type Source } from './merge'

/** What a feed is made of: all that somebody follows and what suits them, people and publications, or one topic. */
export type FeedName = 'for-you' | 'following' | { tagSlug: string }

export interface FeedRequest {
  name: FeedName
  order: FeedOrder
  paging?: Paging | null | undefined
}

/** Why a story is shown, with what it is shown for. */
export interface FeedReason {
  kind: FeedReasonKind
  tag?: Tag | undefined
  user?: User | undefined
  collection?: Collection | undefined
}

export interface FeedItem {
  post: Post
  /** Null in the feed of a single topic. */
  reason: FeedReason | null
}

export interface HomeFeed extends PageOf<FeedItem> {
  /** Whether stories were left out because the reader has muted or hidden what they belong to. */
  isFiltered: boolean
}

/** The reasons that a feed knows. Newest first, it doesn't add stories that are only popular. */
function kindsOf(name: FeedName, order: FeedOrder): readonly FeedReasonKind[] {
  if (name === 'for-you') return FEED_REASONS.filter((kind) => order === 'ranked' || kind !== 'popular')
  return name === 'following' ? ['user', 'collection'] : []
}

/** Asks all sources of a feed at once. */
function askSources(
  db: Database,
  viewerId: string,
  { name, order }: FeedRequest,
  [key, id]: Key,
): Promise<feed.CandidateRow[]> {
  const page = [key, id, FEED_CANDIDATES] as const
  return typeof name === 'object'
    ? db.all(feed.candidatesOfTag[order], viewerId, name.tagSlug, ...page)
    : db.all(feed.candidates[name][order], viewerId, ...page)
}

const startOf = ({ paging }: FeedRequest): Key => (paging?.to && decodeCursor(paging.to)) || FROM_TOP

/** Asks for a feed's candidates before it is certain whose feed it is, so that they come along with the session. */
export const askFeedAhead = (db: Database, viewerId: string, request: FeedRequest): void =>
  db.ahead(() => [askSources(db, viewerId, request, startOf(request)), db.all(feed.hiddenStories, viewerId)])

/** The candidates of each source, in order. */
function sourcesOf(rows: readonly feed.CandidateRow[], kinds: readonly FeedReasonKind[]): Source[] {
  const candidatesOf = (source: FeedReasonKind | '') =>
    rows.filter((row) => row.source === source).map(candidateOf)
  return kinds.length === 0
    ? [{ kind: undefined, candidates: candidatesOf('') }]
    : kinds.map((kind) => ({ kind, candidates: candidatesOf(kind) }))
}

/** How many stories somebody has hidden of each writer, publication and topic. */
async function countHidden(db: Database, viewerId: string): Promise<HiddenCounts> {
  const counts = {
    user: new Map<string, number>(),
    collection: new Map<string, number>(),
    tag: new Map<string, number>(),
  }
  const count = (counted: Map<string, number>, id: string) => counted.set(id, (counted.get(id) ?? 0) + 1)
  for (const { creatorId, collectionId, tags } of await db.all(feed.hiddenStories, viewerId)) {
    count(counts.user, creatorId)
    if (collectionId !== null) count(counts.collection, collectionId)
    for (const slug of JSON.parse(tags) as string[]) count(counts.tag, slug)
  }
  return counts
}

/** A chosen story with everything that its card shows, or nothing if it can't be listed any more. */
async function hydrate(reader: Reader, { candidate, reason }: Chosen): Promise<FeedItem | undefined> {
  const { postId, creatorId, collectionId } = candidate
  const [post, tag] = await Promise.all([
    reader.posts.load(postId),
    reason?.kind === 'tag' ? reader.tags.load(reason.sourceId) : undefined,
  ])
  // The story has brought them.
  const [user, collection] = await Promise.all([
    reader.users.load(creatorId),
    collectionId === null ? undefined : reader.collections.load(collectionId),
  ])
  if (post?.isListed !== 1 || !user || !can(VISITOR, 'list', { entity: 'user', user })) return undefined
  if (!reason) return { post, reason: null }
  switch (reason.kind) {
    case 'user':
      return { post, reason: { kind: 'user', user } }
    case 'collection':
      return { post, reason: { kind: 'collection', collection } }
    case 'tag':
      return { post, reason: { kind: 'tag', tag } }
    case 'popular':
      return { post, reason: { kind: 'popular' } }
  }
}

/**
 * A page of a reader's home feed. It takes two round trips whatever they follow: positions and ids of candidates from
 * each source, then the rows of those that are shown. A page whose candidates are all muted looks further, a few times.
 * Rule: docs/rules/ranking.md, "Home".
 */
export async function homeFeed(reader: Reader, viewerId: string, request: FeedRequest): Promise<HomeFeed> {
  const { name, order, paging } = request
  const limit = pageSize(paging?.limit, FEED_PAGE_SIZE)
  const kinds = kindsOf(name, order)
  let after = startOf(request)
  let page: Merged = { chosen: [], next: after, isFiltered: false }
  const hidden = countHidden(reader.db, viewerId)
  for (let round = 0; round < FEED_ROUNDS && page.chosen.length === 0 && page.next; round++) {
    after = page.next
    const sources = sourcesOf(await askSources(reader.db, viewerId, request, after), kinds)
    const { isFiltered } = page
    page = mergePage(sources, { order, kinds, after, limit, viewerId, hidden: await hidden })
    page.isFiltered ||= isFiltered
  }
  const items = await Promise.all(page.chosen.map((chosen) => hydrate(reader, chosen)))
  return {
    items: items.filter((item) => item !== undefined),
    next: page.next && { limit, to: encodeCursor(page.next) },
    isFiltered: page.isFiltered,
  }
}

/**
 * A page of a reader's home feed, with the newest staff picks that it doesn't have. They are asked for together with
 * the page's stories. Rule: docs/rules/reading.md, "Lists of stories".
 *
 * @param count the number of picks.
 */
export async function homeFeedWithPicks(
  reader: Reader,
  viewerId: string,
  request: FeedRequest,
  count: number,
): Promise<HomeFeed & { picks: Post[] }> {
  const page = homeFeed(reader, viewerId, request)
  if (count <= 0) return { ...(await page), picks: [] }
  const ids = page.then(({ items }) => new Set(items.map(({ post }) => post.id)))
  const most = pageSize(request.paging?.limit, FEED_PAGE_SIZE)
  const [feedPage, picks] = await Promise.all([page, staffPicks(reader, { limit: count }, { ids, most })])
  return { ...feedPage, picks: picks.items }
}
