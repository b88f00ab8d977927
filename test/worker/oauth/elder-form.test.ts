import { beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import {
  type Client,
  client,
  codeFor,
  type Person,
  REDIRECT,
  redeem,
  refresh,
  send,
  setNow,
  statusOfMe,
  VERIFIER,
} from './support'

/* docs/rules/oauth.md, "The elder form". */

let someone: Person
let application: Client

beforeAll(async () => {
  someone = await signedIn()
  application = await client()
})
beforeEach(() => setNow(NOON))

test('the elder form needs no verifier, and is answered as its clients expect', async () => {
  const elder = {
    scope: 'basicProfile,publishPost',
    code_challenge: undefined,
    code_challenge_method: undefined,
  }
  const code = await codeFor(someone, application, elder)
  const form = { redirect_uri: REDIRECT, code_verifier: undefined }
  expect(
    (await redeem(application, await codeFor(someone, application, elder), { code_verifier: undefined }))
      .status,
  ).toBe(400)
  const { status, body } = await redeem(application, code, form)
  expect([status, body.scope, body.expires_at]).toEqual([200, ['basicProfile', 'publishPost'], NOON + HOUR])
  expect(await statusOfMe(body.access_token)).toBe(200)
  const next = await refresh(application, body.refresh_token)
  expect([next.status, next.body.scope]).toEqual([200, ['basicProfile', 'publishPost']])
})

test('an application says who it is in the form beside a header of another kind, as elder clients do', async () => {
  const code = await codeFor(someone, application)
  const { id: client_id, secret: client_secret } = application
  const form = { grant_type: 'authorization_code', code, code_verifier: VERIFIER, client_id, client_secret }
  expect((await send('/v1/tokens', form, { authorization: 'Bearer ' })).status).toBe(200)
})
