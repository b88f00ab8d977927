import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { follow } from '../../../schema/tables/follow'
import { createCollection } from '../../factories/collection'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { answerTo, ask } from '../endpoints/ask'

const db = drizzle(env.DB)

interface Answer {
  following: { kind: string; id: string; name: string; url: string }[]
  next: string | null
}
const list = async (path: string): Promise<Answer> => (await answerTo(path)).json()

test('what a person follows comes as data, 25 at a time, newest first', async () => {
  const reader = await createUser({ username: 'follows_much' })
  const annals = await createCollection({ name: 'Annals', slug: 'follow-annals' })
  const people = await Promise.all(
    Array.from({ length: 25 }, (_, i) => createUser({ username: `followed_${i}`, name: `No. ${i}` })),
  )
  const row = { userId: reader.id, viewedAt: NOON }
  for (const [i, { id }] of people.entries())
    await db.insert(follow).values({ ...row, kind: 'user', targetId: id, createdAt: NOON + i })
  await db.insert(follow).values({ ...row, kind: 'collection', targetId: annals.id, createdAt: NOON + 25 })

  const first = await list('/@follows_much/follow-list')
  expect(first.following).toHaveLength(25)
  expect(first.following.slice(0, 2)).toEqual([
    { kind: 'collection', id: annals.id, name: 'Annals', url: `${ORIGIN}/follow-annals` },
    { kind: 'user', id: people[24]?.id, name: 'No. 24', url: `${ORIGIN}/@followed_24` },
  ])
  const second = await list(`/@follows_much/follow-list?after=${first.next}`)
  expect(second).toMatchObject({ following: [{ name: 'No. 0' }], next: null })

  const { context } = await ask('/@follows_much/follow-list')
  expect(context.reader.db.usage.roundTrips).toBeLessThanOrEqual(3)
  expect(context.tags.header()).toContain(`collection-${annals.id}`)
})

test('a list may be empty, and who has closed or lost their account has none', async () => {
  await createUser({ username: 'follows_nobody' })
  await createUser({ username: 'follow_suspended', isSuspended: true })
  await createUser({ username: 'follow_gone', deactivatedAt: NOON })
  expect(await list('/@follows_nobody/follow-list')).toEqual({ following: [], next: null })
  for (const name of ['follow_suspended', 'follow_gone', 'nobody_at_all'])
    expect((await ask(`/@${name}/follow-list`)).response).toBeUndefined()
})

test('a name in other letters leads to the list, and a cursor of somebody else’s making is refused', async () => {
  await createUser({ username: 'follow_case' })
  const { status, headers } = await answerTo('/@Follow_Case/follow-list')
  expect([status, headers.get('location')]).toEqual([301, '/@follow_case/follow-list'])
  const refused = await answerTo('/@follow_case/follow-list?after=zzz')
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store'])
  expect(await refused.json()).toEqual({
    error: { code: 'BAD_REQUEST', field: 'after', message: expect.stringContaining('`next`') },
  })
})
