import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { oneTimeToken, session } from '../../../schema/tables/session'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

test('only what has expired is swept', async () => {
  const db = drizzle(env.DB)
  const user = await createUser()
  const visit = newVisit()
  const over = await visit.signIn(user.id, { expiresAt: NOON })
  const good = await visit.signIn(user.id, { expiresAt: NOON + 1 })
  const row = { kind: 'grant', createdAt: 1 } as const
  await db.insert(oneTimeToken).values([
    { ...row, hash: 'over', expiresAt: NOON },
    { ...row, hash: 'good', expiresAt: NOON + 1 },
  ])
  await cronJob('sweep-tables', NOON)
  const sessions = (await db.select().from(session)).map(({ hash }) => hash)
  expect([sessions.includes(over), sessions.includes(good)]).toEqual([false, true])
  expect((await db.select().from(oneTimeToken)).map(({ hash }) => hash)).toEqual(['good'])
  await cronJob('sweep-tables', NOON)
  expect((await db.select().from(session)).length).toBe(1)
})

test('many expired rows are swept at once', async () => {
  await env.DB.prepare(
    `INSERT INTO one_time_token (hash, kind, data, created_at, expires_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
     SELECT 'many' || i, 'provider-state', '{}', 1, ?1 FROM n`,
  )
    .bind(NOON)
    .run()
  await cronJob('sweep-tables', NOON)
  expect(
    await env.DB.prepare(`SELECT COUNT(*) AS n FROM one_time_token WHERE hash LIKE 'many%'`).first(),
  ).toEqual({ n: 0 })
})
