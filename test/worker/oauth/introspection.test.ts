import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUR } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { type Client, client, codeFor, type Person, redeem, refresh, send, setNow } from './support'

/* Tokens that aren't good any more are described as that. Rule: docs/rules/oauth.md, "Tokens". */

let person: Person
let application: Client
let access: unknown
let later: unknown

beforeEach(async () => {
  person = await signedIn()
  application = await client()
  const { body } = await redeem(application, await codeFor(person, application))
  access = body.access_token
  later = body.refresh_token
})
afterEach(() => setNow(NOON))

/** Whether each of both tokens is described as good. */
async function good(): Promise<unknown[]> {
  const { id, secret } = application
  const form = { client_id: id, client_secret: secret }
  const answers = [access, later].map((token) =>
    send('/v1/tokens/introspect', { ...form, token: String(token) }),
  )
  return (await Promise.all(answers)).map(({ body }) => body.active)
}

test('an access token after an hour, and a refresh token after 60 days', async () => {
  expect(await good()).toEqual([true, true])
  setNow(NOON + HOUR)
  expect(await good()).toEqual([false, true])
  setNow(NOON + 60 * 24 * HOUR)
  expect(await good()).toEqual([false, false])
})

test('a refresh token that has been exchanged', async () => {
  expect((await refresh(application, later)).status).toBe(200)
  expect((await good())[1]).toBe(false)
})

test('both while their owner is suspended', async () => {
  const suspend = (isSuspended: number) =>
    env.DB.prepare('UPDATE user SET is_suspended = ? WHERE id = ?').bind(isSuspended, person.user.id).run()
  await suspend(1)
  expect(await good()).toEqual([false, false])
  await suspend(0)
  expect(await good()).toEqual([true, true])
})
