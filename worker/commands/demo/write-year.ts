import { trendingScore } from '../../../schema/rules/ranking'
import { type Counts, type Entry, NO_COUNTS, plus, type Sum, sumsOf } from '../../../schema/rules/stats/facts'
import { HOURS_OF_DAY } from '../../../schema/rules/stats/visits'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { rankStory } from '../../data/clap/writes'
import type { Statement } from '../../data/database'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { totalsOfPosts } from '../../data/stats/queries'
import { addSums, markPostRanked, type PostTotal } from '../../data/stats/writes'
import { readNewest } from '../../services/stats/count-batch'
import type { Demo } from './demo'
import { demoId, plausible } from './ids'
import type { DemoStory } from './read-part'
import { type DemoCounts, hoursOfCounts, partsOfCounts, spikeSource, visitsOfCounts } from './readers-of-year'

/** The writer whose stories are ranked by their readers from the start. */
const WRITER = 'priya'
/** The first day that is counted. */
const SINCE = Math.floor(Date.UTC(2025, 10, 28) / DAY)
/** Days before these are counted by weeks, so that the demo stays small. */
const BY_DAY = 90
const DAYS_OF_WEEK = 7
/** So many days, and what has passed of today, are counted by hours: a day begins at other times elsewhere. */
const BY_HOUR = 2
/** Where the other days are counted: the hour, in UTC, in which it is the same day nearly everywhere. */
const MIDDAY = 12

/** How much is read on each day of the week, from Sunday on, and in each month. */
const WEEK = [0.8, 1.15, 1.2, 1.15, 1.05, 0.95, 0.7] as const
const YEAR = [1.1, 1.08, 1.05, 1, 0.97, 0.9, 0.72, 0.75, 1, 1.08, 1.15, 0.85] as const
/** Of the views of a story's first day so much is left on the next, and on the one after that. */
const FADES = 0.62
/** How much more is read of the older stories in the days after a new one. */
const DRAWN = 1.7
const DRAWN_FOR = 3
/** How many of a hundred who open a story read it. */
const READ_SHARE = [36, 56] as const
/** On one day, a story is found elsewhere: by so many as have clapped for it, times this. */
const SPIKE = 0.35

/** What was counted of a story on a day. */
interface ReadDay extends DemoCounts {
  day: number
}

/** What was counted of it from an hour on. */
interface ReadTime extends DemoCounts {
  hour: number
  /** The story and the time, by which its parts are the same every time. */
  key: string
}

const dayOf = (at: number): number => Math.floor(at / DAY)

/** When a story is found elsewhere: some weeks or months after it came out. */
const spikeOf = ({ key, published }: DemoStory): number =>
  Math.max(SINCE, dayOf(published)) + plausible(`day of the spike of ${key}`, 9, 240)

/** How often a story was opened on a day, as many as it has claps: many at first, then a few on every day. */
function viewsOn(day: number, { key, claps, published }: DemoStory, others: readonly number[]): number {
  const age = day - dayOf(published)
  const date = new Date(day * DAY)
  const rhythm = (WEEK[date.getUTCDay()] ?? 1) * (YEAR[date.getUTCMonth()] ?? 1)
  const isDrawn = others.some((other) => other > dayOf(published) && day >= other && day < other + DRAWN_FOR)
  const noise = plausible(`views of ${key} on ${day}`, 70, 131) / 100
  const launch = 0.9 * FADES ** age
  const tail = 0.012 * (isDrawn ? DRAWN : 1)
  return Math.round(claps * (launch + tail) * rhythm * noise)
}

/** What is read of a story on each day up to the whole of today. @param readingTime in seconds. */
function daysOf(story: DemoStory, others: readonly number[], readingTime: number, today: number): ReadDay[] {
  const { key, published, claps } = story
  const from = Math.max(SINCE, dayOf(published))
  const spike = spikeOf(story)
  return Array.from({ length: Math.max(0, today + 1 - from) }, (_, i) => {
    const day = from + i
    const fromSpike = day >= spike ? Math.round(claps * SPIKE * FADES ** (2 * (day - spike))) : 0
    const views = viewsOn(day, story, others) + fromSpike
    const reads = Math.round((views * plausible(`reads of ${key} on ${day}`, ...READ_SHARE)) / 100)
    const share = plausible(`seconds of ${key} on ${day}`, 62, 96) / 100
    return { day, views, reads, seconds: Math.round(reads * readingTime * share), fromSpike }
  }).filter(({ views }) => views > 0)
}

/** Older days by weeks. */
function byWeeks(days: readonly ReadDay[], today: number): ReadDay[] {
  const spans = new Map<number, ReadDay>()
  for (const read of days) {
    const isOld = read.day < today - BY_DAY
    const day = isOld ? Math.max(SINCE, read.day - (read.day % DAYS_OF_WEEK)) : read.day
    const before = spans.get(day) ?? { day, fromSpike: 0, ...NO_COUNTS }
    spans.set(day, { day, fromSpike: before.fromSpike + read.fromSpike, ...plus(before, read) })
  }
  return [...spans.values()]
}

/** What was read of a story until now: older days by weeks, the last ones by hours. */
function timesOf(key: string, days: readonly ReadDay[], now: number): ReadTime[] {
  const today = dayOf(now)
  return byWeeks(days, today).flatMap(({ day, ...counts }): ReadTime[] => {
    const start = day * HOURS_OF_DAY
    if (day < today - BY_HOUR)
      return [{ ...counts, key: `${key} on ${day}`, hour: start + (day < today - BY_DAY ? 0 : MIDDAY) }]
    return hoursOfCounts(`${key} on ${day}`, counts)
      .map((each) => ({ ...each, key: `${key} on ${day} at ${each.hour}`, hour: start + each.hour }))
      .filter(({ hour, views }) => views > 0 && hour * HOUR <= now)
  })
}

/** The sums of a story, its writer and its publication. */
function sumsOfStory(
  story: DemoStory,
  { id, creatorId, collectionId }: Post,
  times: readonly ReadTime[],
): Sum[] {
  const subjects = [id, creatorId, ...(collectionId === null ? [] : [collectionId])]
  return times.flatMap(({ hour, key, ...counts }) =>
    partsOfCounts(key, counts, spikeSource(story.key)).flatMap((part) =>
      subjects.flatMap((subject): Sum[] => {
        const sum: Sum = { subject, hour, ...part }
        if (part.dimension !== 'all' || subject === id) return [sum]
        const ofStory: Sum = { ...sum, dimension: 'story', part: id }
        if (subject !== creatorId) return [sum, ofStory]
        return [sum, ofStory, { ...sum, dimension: 'publication', part: collectionId ?? '' }]
      }),
    ),
  )
}

/** Sums of several stories: those of the same part and hour, which their writer and their publication share, as one. */
function joined(sums: readonly Sum[]): Sum[] {
  const joint = new Map<string, Sum>()
  for (const sum of sums) {
    const key = `${sum.subject} ${sum.dimension} ${sum.hour} ${sum.part}`
    const before = joint.get(key)
    if (before) Object.assign(before, plus(before, sum))
    else joint.set(key, { ...sum })
  }
  return [...joint.values()]
}

/** Today's visits of a story, as the log has them. */
const entriesOf = (
  story: DemoStory,
  { id: postId, creatorId: writerId, collectionId }: Post,
  times: readonly ReadTime[],
): Entry[] =>
  times.flatMap(({ key, hour, ...counts }) =>
    visitsOfCounts(key, counts, spikeSource(story.key)).map(
      (visit): Entry => ({ kind: 'fact', sign: 1, postId, writerId, collectionId, hour, ...visit }),
    ),
  )

/** Writes how the demo's stories were read in the last year. What is counted of a story already isn't changed. */
export async function writeYear({ db, stats, statsLog, parts, now }: Demo): Promise<void> {
  const stories = parts.flatMap((part) => part.stories)
  const ids = JSON.stringify(stories.map(({ key }) => demoId('post', key)))
  const [posts, counted] = await Promise.all([db.all(postsByIds, ids), stats.all(totalsOfPosts, ids)])
  const isCounted = new Set(counted.map(({ postId }) => postId))
  const today = dayOf(now)
  const logged: Entry[] = []
  const sums: Sum[] = []
  const totals: PostTotal[] = []
  const ranks: Statement[] = []
  for (const story of stories) {
    const post = posts.find(({ id }) => id === demoId('post', story.key))
    if (!post || isCounted.has(post.id)) continue
    const others = stories
      .filter(({ author }) => author === story.author)
      .map(({ published }) => dayOf(published))
    const times = timesOf(story.key, daysOf(story, others, post.readingTime, today), now)
    const total = times.reduce<Counts>(plus, NO_COUNTS)
    const isOfToday = ({ hour }: ReadTime) => hour >= today * HOURS_OF_DAY
    const entries = entriesOf(story, post, times.filter(isOfToday))
    const before = times.filter((time) => !isOfToday(time))
    logged.push(...entries)
    // Thousands, too many to be arguments of one call.
    for (const sum of sumsOfStory(story, post, before)) sums.push(sum)
    sums.push(...sumsOf(entries))
    totals.push({ postId: post.id, ...total })
    if (story.author === WRITER)
      ranks.push(
        ...rankStory(post.id, trendingScore({ claps: story.claps, reads: total.reads }, story.published)),
      )
  }
  if (totals.length === 0) return
  // At once, since what is counted later of a writer changes everything that is there of later hours.
  const newest = await readNewest(stats, new Set(sums.map(({ subject }) => subject)))
  await stats.write([
    ...addSums(joined(sums), totals, [], newest),
    ...totals.map(({ postId, reads }) => markPostRanked(postId, reads)),
  ])
  await db.write(ranks)
  const [first] = logged
  if (first === undefined) return
  await statsLog.beginOn(today)
  const batch = { countedAt: now, place: 0, number: 0, id: first.postId }
  await statsLog.write(
    batch,
    logged.map((entry) => JSON.stringify(entry)),
  )
}
