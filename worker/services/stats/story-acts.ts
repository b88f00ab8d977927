import { SOURCE_OF_POST } from '../../../schema/rules/audience'
import { begunIn, hoursIn, type StatsRange, spanFor, spansOf } from '../../../schema/rules/stats/ranges'
import { hourOf } from '../../../schema/rules/stats/visits'
import type { Post } from '../../data/post/rows'
import { actsInPeriods, datedClaps, followersFromSource, namedVersions } from '../../data/stats/story-acts'
import type { Needs } from '../parts'
import { coAuthorIdsOf } from '../post/co-authors'

/** Versions that are told of a period, at most. */
const MOST_VERSIONS = 50

/** What readers have done with a story in a period, besides reading. */
export interface ActsPeriod extends StatsRange {
  claps: number
  highlights: number
  responses: number
}

/** What readers have done with a story, and the versions that they had. Each is one statement. */
export interface StoryActs {
  /** By the hours, days or months that the range is best told by. */
  periods(): Promise<ActsPeriod[]>
  /** The versions that were published or named in the range, the newest first. */
  versions(): Promise<{ time: number; name: string }[]>
  /** Claps that came with the story, of which it isn't known when they were given. */
  undatedClaps(): Promise<number>
  /** How many followers its writers gained on its page in the range. */
  follows(): Promise<number>
}

/** Opens what readers have done with a story in a range, for those who may see it. Rule: docs/rules/stats.md, "Acts". */
export function storyActs(
  { db }: Needs<'db'>,
  post: Pick<Post, 'id' | 'firstPublishedAt' | 'clapCount' | 'creatorId' | 'coAuthorIds'>,
  range: StatsRange,
): StoryActs {
  const { id, firstPublishedAt, clapCount, creatorId } = post
  // Everything since the beginning begins with the month in which the story came out.
  const told = begunIn(range, hourOf(firstPublishedAt ?? range.until))
  return {
    async periods() {
      const spans = spansOf(told, spanFor(range)) ?? []
      const asked = JSON.stringify(spans.map((span) => [span.from, span.until]))
      const acts = new Map((await db.all(actsInPeriods, id, asked)).map(({ at, ...counts }) => [at, counts]))
      return spans.map((span, at) => ({
        ...span,
        ...(acts.get(at) ?? { claps: 0, highlights: 0, responses: 0 }),
      }))
    },
    versions: () => db.all(namedVersions, id, told.from, told.until, MOST_VERSIONS),
    async undatedClaps() {
      const dated = await db.first(datedClaps, id)
      return Math.max(0, clapCount - (dated?.claps ?? 0))
    },
    async follows() {
      const writers = JSON.stringify([creatorId, ...coAuthorIdsOf(post)])
      const [from, until] = hoursIn(told)
      return (await db.first(followersFromSource, writers, SOURCE_OF_POST + id, from, until))?.gained ?? 0
    },
  }
}
