import { hoursIn, type StatsRange } from '../../../schema/rules/stats/ranges'
import { MOST_READ } from '../../../schema/rules/weekly'
import { followerTotals } from '../../data/audience/queries'
import type { Post } from '../../data/post/rows'
import { clapsOfWriter } from '../../data/weekly/queries'
import type { JobNeeds } from '../parts'
import { readStats } from '../stats/read-stats'

/** What became of a writer's stories in a week. */
interface WeekFigures {
  views: number
  reads: number
  followers: number
  claps: number
}

/** A week, the one before it, and the stories that were read most in it. */
export interface WriterWeek {
  week: WeekFigures
  before: WeekFigures
  stories: { post: Post; reads: number }[]
}

type Parts = JobNeeds<'db' | 'stats' | 'reader'>

async function figuresOf(parts: Parts, userId: string, range: StatsRange): Promise<WeekFigures> {
  const [{ views, reads }, followers, claps] = await Promise.all([
    readStats(parts, { kind: 'writer', id: userId }, range).total(),
    parts.db.first(followerTotals, userId, ...hoursIn(range)),
    parts.db.first(clapsOfWriter, userId, range.from, range.until),
  ])
  return { views, reads, followers: followers?.gained ?? 0, claps: claps?.claps ?? 0 }
}

async function mostRead(parts: Parts, userId: string, range: StatsRange): Promise<WriterWeek['stories']> {
  const stories = await readStats(parts, { kind: 'writer', id: userId }, range).partsOf('story')
  const read = stories
    .filter(({ reads }) => reads > 0)
    .sort((a, b) => b.reads - a.reads || b.views - a.views || (a.part < b.part ? -1 : 1))
  const named: WriterWeek['stories'] = []
  for (const { part, reads } of read) {
    if (named.length === MOST_READ) break
    const post = await parts.reader.posts.load(part)
    // Nothing is said of what is gone or taken down, and responses aren't stories.
    if (post?.kind === 'story' && (post.state === 'published' || post.state === 'unlisted'))
      named.push({ post, reads })
  }
  return named
}

/** What became of a writer's stories in a week, beside the one before; nothing if there is nothing to tell. */
export async function writerWeek(
  parts: Parts,
  userId: string,
  ranges: { week: StatsRange; before: StatsRange },
): Promise<WriterWeek | undefined> {
  const week = await figuresOf(parts, userId, ranges.week)
  if (Object.values(week).every((n) => n === 0)) return undefined
  const [before, stories] = await Promise.all([
    figuresOf(parts, userId, ranges.before),
    mostRead(parts, userId, ranges.week),
  ])
  return { week, before, stories }
}
