import { expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { NOON, nextId } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { publicationWithPeople } from '../collection/support'
import { createSubscriber } from './settings-support'

/* docs/rules/newsletters.md, "Stats". */

type Visit = ReturnType<typeof newVisit>

interface Stats {
  active: number
  pending: number
  left: number
  bounced: number
  complained: number
  gained: number
  lost: number
  span: string
  periods: { from: number; gained: number; lost: number }[]
  sources: { source: string; gained: number }[]
}

async function statsFor(visit: Visit, id: string, range?: object): Promise<Stats | null> {
  const { data, errors } = await visit.ask(
    `query ($id: ID!, $range: StatsRangeInput) { newsletter(id: $id) { subscriberStats(range: $range) {
      span active pending left bounced complained gained lost
      periods { from gained lost } sources { source gained }
    } } }`,
    { id, range },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return (data?.newsletter as { subscriberStats: Stats | null } | undefined)?.subscriberStats ?? null
}

test('who came and left is told by day, of those who had confirmed', async () => {
  const { visit, user } = await signedIn()
  const at = NOON - 3 * DAY
  await createSubscriber(user.id, { createdAt: at })
  await createSubscriber(user.id, { createdAt: at + HOUR, source: 'form' })
  await createSubscriber(user.id, { createdAt: at - 40 * DAY })
  await createSubscriber(user.id, { createdAt: at, state: 'pending', consentedAt: null })
  const leftAt = NOON - DAY
  await createSubscriber(user.id, { createdAt: at, state: 'unsubscribed', leftAt })
  await createSubscriber(user.id, { createdAt: at, state: 'unsubscribed', leftAt, consentedAt: null })
  await createSubscriber(user.id, { createdAt: at, state: 'bounced' })
  await createSubscriber(user.id, { createdAt: at, state: 'complained' })
  await createSubscriber(nextId(), { createdAt: at })
  const stats = await statsFor(visit, user.id, { days: 7, zone: 'UTC' })
  expect(stats).toMatchObject({
    span: 'DAY',
    active: 3,
    pending: 1,
    left: 2,
    bounced: 1,
    complained: 1,
    gained: 5,
    lost: 1,
    sources: [
      { source: 'page', gained: 4 },
      { source: 'form', gained: 1 },
    ],
  })
  const told = stats?.periods.filter(({ gained, lost }) => gained + lost > 0)
  expect(stats?.periods).toHaveLength(7)
  expect(told?.map(({ gained, lost }) => [gained, lost])).toEqual([
    [5, 0],
    [0, 1],
  ])
  const all = await statsFor(visit, user.id)
  expect(all).toMatchObject({ gained: 6, lost: 1 })
})

test('a newsletter without subscribers has stats of nothing', async () => {
  const { visit, user } = await signedIn()
  expect(await statsFor(visit, user.id)).toMatchObject({ active: 0, gained: 0, lost: 0, sources: [] })
  const page = await visit.get(linkTo('NewsletterStats', { newsletterV3Id: user.id }))
  expect(page.status).toBe(200)
})

test('stats are for those whose newsletter it is', async () => {
  const { publication, owner, editor, writer, stranger } = await publicationWithPeople()
  const path = linkTo('NewsletterStats', { newsletterV3Id: publication.id })
  for (const { visit } of [owner, editor]) {
    expect(await statsFor(visit, publication.id)).not.toBeNull()
    expect((await visit.get(path)).status).toBe(200)
  }
  for (const { visit } of [writer, stranger]) {
    expect(await statsFor(visit, publication.id)).toBeNull()
    expect((await visit.get(path)).status).toBe(404)
  }
  expect(await statsFor(newVisit(), publication.id)).toBeNull()
})
