import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import type { PageOf, Paging } from '../paging'
import { latest, trending } from './lists'
import { staffPicks } from './staff-picks'

/** How many picks are shown below the lead, and how many ranked stories beside it. */
const PICKS = 3
const RANKED = 6

/** The stories at the top of the front page. */
interface Top {
  lead: Post | undefined
  picks: Post[]
  ranked: Post[]
}

/** The front page for visitors. No story is in two of its lists. */
export interface FrontPage extends Top {
  latest: PageOf<Post>
}

/** Lays out the top of the front page. Staff picks come first; without any, the most read stories do. */
export function layOut(picked: readonly Post[], top: readonly Post[]): Top {
  const chosen = [...picked, ...top]
  const distinct = chosen.filter((post, i) => chosen.findIndex(({ id }) => id === post.id) === i)
  const [lead, ...picks] = distinct.slice(0, PICKS + 1)
  const shown = new Set([lead, ...picks].map((post) => post?.id))
  return { lead, picks, ranked: top.filter(({ id }) => !shown.has(id)).slice(0, RANKED) }
}

/**
 * Reads the front page in one round trip. Its further pages are those of the latest stories alone. Rule:
 * docs/rules/reading.md, "Lists of stories".
 */
export async function frontPage(reader: Reader, paging?: Paging | null): Promise<FrontPage> {
  const { db } = reader
  if (paging?.to) return { lead: undefined, picks: [], ranked: [], latest: await latest(db, paging) }
  const top = Promise.all([
    staffPicks(reader, { limit: PICKS + 1 }),
    trending(db, { limit: PICKS + 1 + RANKED }),
  ]).then(([picked, best]) => layOut(picked.items, best.items))
  const ids = top.then(
    ({ lead, picks, ranked }) => new Set([...(lead ? [lead] : []), ...picks, ...ranked].map(({ id }) => id)),
  )
  const [shown, stories] = await Promise.all([top, latest(db, paging, { ids, most: 1 + PICKS + RANKED })])
  return { ...shown, latest: stories }
}
