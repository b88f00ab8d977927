import { trendingScore } from '../../../schema/rules/ranking'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { claps as storedClaps } from '../../data/clap/queries'
import { rankStory, storeClaps } from '../../data/clap/writes'
import { VIEWERS } from './accounts'
import type { Demo } from './demo'
import { demoId, plausible } from './ids'
import type { DemoPart, DemoStory } from './read-part'

/** Members clap too; who tries the demo as a reader or as staff has clapped for nothing yet. */
const CLAPPING_VIEWERS = VIEWERS.filter(({ membershipTier }) => membershipTier !== undefined)
/** How many of a hundred stories somebody claps for. */
const SHARE = 30

interface DemoClaps {
  username: string
  count: number
}

/** What people have clapped for besides stories: the key of a response or a list, and how often. */
const OTHERS = [
  { kind: 'post', id: demoId('response', 'harbour'), by: { maren: 12, ines: 5, noor: 3 } },
  { kind: 'post', id: demoId('response', 'rivers'), by: { tomas: 2 } },
  { kind: 'catalog', id: demoId('catalog', 'by-the-water'), by: { noor: 7, ines: 20, member: 1 } },
] as const

/** Who of the demo has clapped for one of its stories. */
export function clapsFor(parts: readonly DemoPart[], { key, author, claps }: DemoStory): DemoClaps[] {
  const people = [...parts.flatMap((part) => part.people), ...CLAPPING_VIEWERS]
  let left = claps
  return people.flatMap(({ username }) => {
    if (username === author || plausible(`claps of ${username} for ${key}`, 0, 100) >= SHARE) return []
    const count = Math.min(left, plausible(`number of claps of ${username} for ${key}`, 1, 51))
    left -= count
    return count > 0 ? { username, count } : []
  })
}

/** What a story has besides: it came with them, as an imported one does (docs/rules/claps.md, "The count"). */
export const clapsBefore = (parts: readonly DemoPart[], story: DemoStory): number =>
  clapsFor(parts, story).reduce((left, { count }) => left - count, story.claps)

/** Writes who has clapped. Later changes by people aren't overwritten. */
export async function writeClaps({ db, parts, now }: Demo): Promise<void> {
  const give = async (kind: 'post' | 'catalog', id: string, given: readonly DemoClaps[], from: number) => {
    const claps = given.map(({ username, count }) => ({
      userId: demoId('user', username),
      count,
      at: Math.min(from + plausible(`time of claps of ${username} for ${id}`, 1, 40) * HOUR, now),
    }))
    const stored = await db.all(storedClaps, kind, id, JSON.stringify(claps.map(({ userId }) => userId)))
    if (stored.length > 0 || claps.length === 0) return false
    await db.write(storeClaps({ kind, id }, claps))
    return true
  }
  for (const story of parts.flatMap((part) => part.stories)) {
    const id = demoId('post', story.key)
    const isNew = await give('post', id, clapsFor(parts, story), story.published)
    if (isNew) await db.write(rankStory(id, trendingScore({ claps: story.claps, reads: 0 }, story.published)))
  }
  for (const { kind, id, by } of OTHERS)
    await give(
      kind,
      id,
      Object.entries(by).map(([username, count]) => ({ username, count })),
      now - 2 * DAY,
    )
}
