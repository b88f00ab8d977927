import { linkTo } from '../../../schema/routes/links'
import { AUDIENCE_ROWS } from '../../../schema/rules/audience'
import { CSV_START, csvLine } from '../../../schema/rules/csv'
import { HOURS_OF_DAY } from '../../../schema/rules/stats/visits'
import { DAY } from '../../../schema/rules/time-units'
import { followerHours, followerTotals } from '../../data/audience/queries'
import type { Database } from '../../data/database'
import { followersOf } from '../../data/follow/queries'
import type { User } from '../../data/user/rows'
import { pagesOf } from '../export/kinds/taken-kind'
import { FROM_TOP, type Key } from '../paging'

/** Somebody who downloads what is known of their followers. */
export interface AudienceTaker {
  db: Database
  user: Pick<User, 'id' | 'followerCount'>
  /** The main host's origin, for addresses. */
  origin: string
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The UTC days on which followers were gained or lost, the first one first. */
export async function* followerDays({ db, user }: AudienceTaker): AsyncGenerator<string, void, undefined> {
  yield CSV_START + csvLine(['day', 'gained', 'lost', 'followers'])
  const all = await db.first(followerTotals, user.id, 0, Number.MAX_SAFE_INTEGER)
  let followers = user.followerCount - (all?.gained ?? 0) + (all?.lost ?? 0)
  let open: { day: number; gained: number; lost: number } | undefined
  const close = (): string => {
    if (!open) return ''
    followers += open.gained - open.lost
    return csvLine([dayOf(open.day * DAY), open.gained, open.lost, followers])
  }
  for (let from = 0; ; ) {
    const rows = await db.all(followerHours, user.id, from, Number.MAX_SAFE_INTEGER, AUDIENCE_ROWS)
    let text = ''
    for (const { hour, gained, lost } of rows) {
      const day = Math.floor(hour / HOURS_OF_DAY)
      if (open?.day !== day) {
        text += close()
        open = { day, gained: 0, lost: 0 }
      }
      open.gained += gained
      open.lost += lost
    }
    yield text
    const last = rows.at(-1)
    if (last === undefined || rows.length < AUDIENCE_ROWS) break
    from = last.hour + 1
  }
  yield close()
}

/** The followers who can be seen, the newest one first. */
export async function* followerList(taker: AudienceTaker): AsyncGenerator<string, void, undefined> {
  const { db, user, origin } = taker
  yield CSV_START + csvLine(['followedAt', 'name', 'username', 'url'])
  const read = ([at, id]: Key) => db.all(followersOf, 'user', user.id, at, id, AUDIENCE_ROWS)
  const keyOf = ({ followedAt, id }: { followedAt: number; id: string }): Key => [followedAt, id]
  for await (const rows of pagesOf(read, keyOf, FROM_TOP, AUDIENCE_ROWS))
    yield rows
      .map(({ followedAt, name, username }) =>
        csvLine([
          new Date(followedAt).toISOString(),
          name,
          username,
          origin + linkTo('ShowUser', { username }),
        ]),
      )
      .join('')
}
