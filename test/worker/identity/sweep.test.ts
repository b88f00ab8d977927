import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { oneTimeToken, session } from '../../../schema/tables/session'
import { sweepIdentity } from '../../../worker/jobs/sweep-identity'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

test('what is over is swept out, and nothing else', async () => {
  const db = drizzle(env.DB)
  const user = await createUser()
  const visit = newVisit()
  const over = await visit.signIn(user.id, { expiresAt: NOON })
  const good = await visit.signIn(user.id, { expiresAt: NOON + 1 })
  const row = { kind: 'grant', createdAt: 1 }
  await db.insert(oneTimeToken).values([
    { ...row, hash: 'over', expiresAt: NOON },
    { ...row, hash: 'good', expiresAt: NOON + 1 },
  ])
  await sweepIdentity(env as Env, { now: () => NOON })
  const sessions = (await db.select().from(session)).map(({ hash }) => hash)
  expect([sessions.includes(over), sessions.includes(good)]).toEqual([false, true])
  expect((await db.select().from(oneTimeToken)).map(({ hash }) => hash)).toEqual(['good'])
  await sweepIdentity(env as Env, { now: () => NOON })
  expect((await db.select().from(session)).length).toBe(1)
})
