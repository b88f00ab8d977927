import {
  FEED_CANDIDATES,
  type FeedOrder,
  type FeedReasonKind,
  MOST_IN_A_ROW,
} from '../../../schema/rules/feed'
import type { Key } from '../paging'
import {
  boostOf,
  type Candidate,
  type HiddenCounts,
  isAfter,
  isThinnedOut,
  positionOf,
  type Reason,
  reasonsOf,
} from './candidate'

/** The next candidates of one kind of source, in order. */
export interface Source {
  /** The reason that it stands for; none in the feed of a single topic. */
  kind: FeedReasonKind | undefined
  candidates: readonly Candidate[]
}

/** A story that is shown, and why. */
export interface Chosen {
  candidate: Candidate
  /** Absent in the feed of a single topic. */
  reason: Reason | undefined
}

export interface Judging {
  order: FeedOrder
  /** The reasons that the feed knows. */
  kinds: readonly FeedReasonKind[]
  /** The position of the page before. */
  after: Key
  limit: number
  viewerId: string
  hidden: HiddenCounts
}

export interface Merged {
  chosen: Chosen[]
  /** Where the next page begins; null at the end. */
  next: Key | null
  /** Whether something was left out because the reader doesn't want to see it. */
  isFiltered: boolean
}

/**
 * Up to where the sources were read: a source with as many candidates as were asked for has more, so nothing after its
 * last one can be judged yet.
 */
function frontierOf(sources: readonly Source[], order: FeedOrder): Key | undefined {
  let frontier: Key | undefined
  for (const { kind, candidates } of sources) {
    const last = candidates.at(-1)
    if (!last || candidates.length < FEED_CANDIDATES) continue
    const value = order === 'newest' ? last.firstPublishedAt : last.trendingScore
    const end: Key = [value + boostOf(order, kind), last.postId]
    if (!frontier || isAfter(frontier, end)) frontier = end
  }
  return frontier
}

/**
 * A page's stories from those of all sources: each story once, at the position of its strongest reason, without what
 * the reader has muted, hidden or written. Rule: docs/rules/ranking.md, "Home".
 */
export function mergePage(sources: readonly Source[], judging: Judging): Merged {
  const { order, kinds, after, limit, viewerId, hidden } = judging
  const frontier = frontierOf(sources, order)
  const placed = new Map<string, { candidate: Candidate; position: Key }>()
  for (const { candidates } of sources) {
    for (const candidate of candidates) {
      const position = positionOf(candidate, order, kinds)
      // One that stands further up for a stronger reason was on an earlier page.
      if (!isAfter(position, after)) continue
      if (frontier && isAfter(position, frontier)) continue
      placed.set(candidate.postId, { candidate, position })
    }
  }
  let isFiltered = false
  const kept: (Chosen & { position: Key })[] = []
  for (const { candidate, position } of placed.values()) {
    if (candidate.creatorId === viewerId) continue
    const reasons = reasonsOf(candidate, kinds)
    const reason = reasons.find((one) => !isThinnedOut(one, candidate, hidden))
    if (candidate.isMuted || (!reason && reasons.length > 0)) isFiltered = true
    else kept.push({ candidate, reason, position })
  }
  kept.sort((a, b) => (isAfter(a.position, b.position) ? 1 : -1))
  const page = kept.slice(0, limit)
  const next = kept.length > limit ? page.at(-1)?.position : frontier
  return {
    chosen: order === 'ranked' ? spreadOut(page) : page,
    next: next ?? null,
    isFiltered,
  }
}

/** Moves stories further down where more than two of one writer would follow each other, as long as there are others. */
export function spreadOut<Item extends Chosen>(items: readonly Item[]): Item[] {
  const waiting = [...items]
  const spread: Item[] = []
  while (waiting.length > 0) {
    const latest = spread.slice(-MOST_IN_A_ROW).map(({ candidate }) => candidate.creatorId)
    const isRun = (id: string) => latest.length === MOST_IN_A_ROW && latest.every((other) => other === id)
    const i = Math.max(
      0,
      waiting.findIndex(({ candidate }) => !isRun(candidate.creatorId)),
    )
    spread.push(...waiting.splice(i, 1))
  }
  return spread
}
