import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, expect, test } from 'vitest'
import { MOST_SEEDS, SEED_LABEL, SEED_TESTS } from '../../../schema/rules/letter-content'
import { subscriberTag } from '../../../schema/tables/subscriber-tag'
import { NOON } from '../../factories/ids'
import { clearLetters, createSubscribers, createWriter, lettersOf, postOffice } from '../letter/support'
import { seedTest } from './support'

/* docs/rules/newsletters.md, "Seed tests". */

beforeEach(clearLetters)

const label = (newsletterId: string, subscriberId: string, tag = SEED_LABEL) =>
  drizzle(env.DB)
    .insert(subscriberTag)
    .values({ subscriberId, tag, newsletterId, createdAt: NOON - 1000 })

test('a seed test goes to the addresses with its label that have confirmed themselves, as a letter does', async () => {
  const office = postOffice()
  const { user, visit, story, subscribers } = await createWriter(office, 3)
  const [seed, brought, other] = subscribers
  await label(user.id, seed?.id ?? '')
  await label(user.id, brought?.id ?? '')
  await label(user.id, other?.id ?? '', 'boats')
  await env.DB.prepare("UPDATE subscriber SET import_id = 'aaaaaaaaaaaa' WHERE id = ?")
    .bind(brought?.id)
    .run()
  const [left] = await createSubscribers(user.id, 1, { state: 'unsubscribed' })
  await label(user.id, left?.id ?? '')
  expect(await seedTest(visit, { newsletterId: user.id, postId: story.id })).toEqual({
    __typename: 'SentSeedTest',
    sentCount: 1,
  })
  const mails = await office.mails()
  expect(mails.map(({ to }) => to[0])).toEqual([seed?.email])
  expect(mails[0]).toMatchObject({
    subject: '[Test] A letter',
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', Precedence: 'bulk' },
  })
  expect(await lettersOf(visit, user.id)).toEqual([])
})

test('it goes to few, seldom, and only from those who may send', async () => {
  const office = postOffice()
  const { user, visit, story } = await createWriter(office, 0)
  const input = { newsletterId: user.id, postId: story.id }
  expect(await seedTest(visit, input)).toMatchObject({ code: 'CONFLICT' })
  for (const { id } of await createSubscribers(user.id, MOST_SEEDS + 2)) await label(user.id, id)
  const other = await createWriter(office, 0)
  expect(await seedTest(other.visit, input)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await seedTest(visit, { ...input, postId: other.story.id })).toMatchObject({ code: 'NOT_FOUND' })
  for (let i = 0; i < SEED_TESTS.most; i++)
    expect(await seedTest(visit, input)).toMatchObject({ sentCount: MOST_SEEDS })
  expect(await seedTest(visit, input)).toMatchObject({ code: 'RATE_LIMITED' })
})
