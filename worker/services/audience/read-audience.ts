import {
  type FollowSource,
  followSourceOf,
  LOST_FOLLOWERS,
  MOST_FOLLOW_SOURCES,
  MOST_FOLLOWER_HOURS,
} from '../../../schema/rules/audience'
import {
  begunIn,
  hoursIn,
  type StatsRange,
  type StatsSpan,
  spanFor,
  spansOf,
} from '../../../schema/rules/stats/ranges'
import {
  countingSince,
  followerHours,
  followerSources,
  followerTotals,
  membersAmongFollowers,
} from '../../data/audience/queries'
import type { RowOf } from '../../data/database'
import type { User } from '../../data/user/rows'
import type { Needs } from '../parts'

/** What became of a writer's followers in an hour, a day or a month. */
interface AudiencePeriod extends StatsRange {
  gained: number
  lost: number
  /** At its end. */
  followers: number
}

/** Where followers came from. */
export type AudienceSource = FollowSource & { gained: number }

interface Totals {
  gained: number
  lost: number
  /** At the beginning and at the end of the range. */
  before: number
  followers: number
}

/** A writer's followers in a period. Each question is one statement, asked when it is needed. */
export interface AudienceReader {
  user: Pick<User, 'id' | 'followerCount'>
  range: StatsRange
  span: StatsSpan
  totals(): Promise<Totals>
  periods(): Promise<AudiencePeriod[]>
  sources(): Promise<AudienceSource[]>
  members(now: number): Promise<RowOf<typeof membersAmongFollowers>>
  /** Since when it is counted who leaves; nothing if that was always counted. */
  lostSince(): Promise<number | null>
}

/** The first answer to a question, for all who ask it. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}

/** Opens what is known of a writer's followers in a range, for the writer. Rule: docs/rules/stats.md, "Audience". */
export function readAudience(
  { db }: Needs<'db'>,
  user: Pick<User, 'id' | 'followerCount' | 'createdAt'>,
  range: StatsRange,
): AudienceReader {
  const [from, until] = hoursIn(range)
  const span = spanFor(range)
  const hours = once(() => db.all(followerHours, user.id, from, until, MOST_FOLLOWER_HOURS))
  const totals = once(async () => {
    const row = await db.first(followerTotals, user.id, from, until)
    const { gained = 0, lost = 0, gainedAfter = 0, lostAfter = 0 } = row ?? {}
    const followers = Math.max(0, user.followerCount - gainedAfter + lostAfter)
    return { gained, lost, followers, before: Math.max(0, followers - gained + lost) }
  })
  return {
    user,
    range,
    span,
    totals,
    async periods() {
      const [rows, { before }] = await Promise.all([hours(), totals()])
      // Everything since the beginning begins with the month in which the first one came.
      const spans = spansOf(begunIn(range, rows[0]?.hour ?? until), span) ?? []
      let next = 0
      let followers = before
      return spans.map((each) => {
        const [, end] = hoursIn(each)
        let [gained, lost] = [0, 0]
        for (let row = rows[next]; row && row.hour < end; row = rows[++next]) {
          gained += row.gained
          lost += row.lost
        }
        followers += gained - lost
        return { ...each, gained, lost, followers }
      })
    },
    sources: once(async () => {
      const rows = await db.all(followerSources, user.id, from, until, MOST_FOLLOW_SOURCES)
      return rows
        .map(({ source, gained }) => ({ ...followSourceOf(source), gained }))
        .sort((a, b) => b.gained - a.gained || ((a.postId ?? a.kind) < (b.postId ?? b.kind) ? -1 : 1))
    }),
    members: async (now) => (await db.first(membersAmongFollowers, user.id, now)) ?? { members: 0, of: 0 },
    lostSince: once(async () => {
      const start = await db.first(countingSince, LOST_FOLLOWERS)
      return start && start.startedAt > user.createdAt ? start.startedAt : null
    }),
  }
}
