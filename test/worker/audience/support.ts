import { env } from 'cloudflare:workers'
import { ORIGIN } from '../../factories/endpoint-context'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/** Somebody new, in a browser at a time. */
export async function somebody(now: number, given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(given)
  const visit = newVisit({ now })
  await visit.signIn(user.id)
  return { user, visit }
}

export type Visit = ReturnType<typeof newVisit>

/** Follows or unfollows as a page of ours does. @param referrer the page. */
export async function press(
  visit: Visit,
  name: 'followUser' | 'unfollowUser',
  id: string,
  headers: Record<string, string> = {},
) {
  const { data, errors } = await visit.ask(
    `mutation ($id: ID!) { ${name}(targetUserId: $id) { __typename } }`,
    { id },
    ORIGIN,
    headers,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as Record<typeof name, { __typename: string }>)[name].__typename
}

export interface Told {
  from: number
  until: number
  followers: number
  followersBefore: number
  gained: number
  lost: number
  lostSince: number | null
  members: { members: number; of: number }
  sources: { kind: string; gained: number; post: { id: string } | null }[]
  periods: { from: number; until: number; gained: number; lost: number; followers: number }[]
}

const AUDIENCE = `query ($range: StatsRangeInput) { viewer { audience(range: $range) {
  from until followers followersBefore gained lost lostSince members { members of }
  sources { kind gained post { id } } periods { from until gained lost followers }
} } }`

/** What a writer is told of their followers, of which the parts add up to the whole. */
export async function audienceOf(visit: Visit, range: object | null = null): Promise<Told> {
  const { data, errors } = await visit.ask(AUDIENCE, { range })
  if (errors) throw new Error(JSON.stringify(errors))
  const told = (data as { viewer: { audience: Told } }).viewer.audience
  const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
  const sums = {
    gained: sum(told.periods.map(({ gained }) => gained)),
    lost: sum(told.periods.map(({ lost }) => lost)),
    bySource: sum(told.sources.map(({ gained }) => gained)),
    end: told.periods.at(-1)?.followers ?? told.followers,
    before: told.followersBefore + told.gained - told.lost,
  }
  const whole = { gained: told.gained, lost: told.lost, bySource: told.gained }
  if (JSON.stringify(sums) !== JSON.stringify({ ...whole, end: told.followers, before: told.followers }))
    throw new Error(`The parts differ from the whole: ${JSON.stringify({ sums, told })}`)
  return told
}

/** Everything that is counted of a writer's followers. */
export const changesOf = async (userId: string) =>
  (
    await env.DB.prepare(
      'SELECT hour, source, gained, lost FROM follower_change WHERE user_id = ? ORDER BY hour, source',
    )
      .bind(userId)
      .all<{ hour: number; source: string; gained: number; lost: number }>()
  ).results
