import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { createKeys } from '../../../worker/services/identity/keys'
import { suppressionHash } from '../../../worker/services/newsletter/suppression'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { clearLetters, createWriter, lettersOf, postOffice, send } from './support'

/* docs/rules/newsletters.md, "Sending a letter". */

beforeEach(clearLetters)

/** A database that does something once, right after it has stored the claims of a round. */
function afterClaim(happens: () => Promise<unknown>): Partial<Env> {
  let state: 'before' | 'claiming' | 'done' = 'before'
  const DB = new Proxy(env.DB, {
    get(target, key) {
      if (key === 'prepare')
        return (sql: string) => {
          if (state === 'before' && /set "state" = 'claimed'|update "letter_recipient"/i.test(sql))
            state = 'claiming'
          return target.prepare(sql)
        }
      if (key === 'batch')
        return async (...args: Parameters<D1Database['batch']>) => {
          const answer = await target.batch(...args)
          if (state === 'claiming') {
            state = 'done'
            await happens()
          }
          return answer
        }
      const value = Reflect.get(target, key) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { DB }
}

test('whoever leaves, is removed or suppressed between the claim of a round and its mails gets nothing', async () => {
  const office = postOffice()
  const { user, visit, story, subscribers } = await createWriter(office, 5)
  await send(visit, { newsletterId: user.id, postId: story.id })
  const emailHash = await suppressionHash({ keys: createKeys(AUTH_SECRET) }, subscribers[2]?.email ?? '')
  let isClaimed = false
  const own = afterClaim(async () => {
    const { results } = await env.DB.prepare(
      "SELECT state FROM letter_recipient WHERE state = 'claimed'",
    ).all()
    isClaimed = results.length === 5
    await env.DB.batch([
      env.DB.prepare("UPDATE subscriber SET state = 'unsubscribed' WHERE id = ?").bind(subscribers[0]?.id),
      env.DB.prepare('DELETE FROM subscriber WHERE id = ?').bind(subscribers[1]?.id),
      env.DB.prepare('INSERT INTO suppressed_address VALUES (?, ?, ?)').bind(emailHash, 'complained', NOON),
    ])
  })
  while (await office.step(own));
  await office.minute(NOON + 5 * MINUTE)
  expect(isClaimed).toBe(true)
  expect((await office.mails()).map((mail) => mail.to[0]).toSorted()).toEqual(
    subscribers.slice(3).map(({ email }) => email),
  )
  expect((await lettersOf(visit, user.id))?.[0]).toMatchObject({
    state: 'SENT',
    recipientCount: 5,
    sentCount: 2,
    leftCount: 3,
    failedCount: 0,
  })
})
