import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha256 } from '../../../schema/rules/hex'
import { REFRESH_LASTS } from '../../../schema/rules/oauth'
import { DAY } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { client, codeFor, createApplication, type Person, redeem, refresh, send, setNow } from './support'

/* docs/rules/oauth.md, "Verified applications". */

const YEAR = 365 * DAY

async function change({ visit }: Person, name: string, applicationId: string, reason = 'We know them.') {
  const { data, ...rest } = await visit.ask(
    `mutation ($input: DecideOnApplicationInput!) { result: ${name}(input: $input) { __typename
      ... on AdminApplication { verifiedAt acts { action } } ... on UserError { code field } } }`,
    { input: { applicationId, reason } },
  )
  if (!data) throw new Error(JSON.stringify(rest))
  return data.result as Record<string, unknown>
}

beforeEach(() => setNow(NOON))
afterEach(() => setNow(NOON))

test('what people allow a verified application rests for years, and is still for one use', async () => {
  const [staff, someone, application] = [await signedIn({ isStaff: true }), await signedIn(), await client()]
  expect(await change(staff, 'verifyOauthApplication', application.id)).toMatchObject({
    verifiedAt: NOON,
    acts: [{ action: 'VERIFY_APPLICATION' }],
  })
  const { body: first } = await redeem(application, await codeFor(someone, application))
  setNow(NOON + 9 * YEAR)
  const { status, body: second } = await refresh(application, first.refresh_token)
  expect(status).toBe(200)
  const used = await env.DB.prepare('SELECT expires_at FROM oauth_token WHERE hash = ?')
    .bind(await sha256(String(first.refresh_token)))
    .first<{ expires_at: number }>()
  expect(used?.expires_at).toBe(NOON + 9 * YEAR + REFRESH_LASTS)
  expect((await refresh(application, first.refresh_token)).body.error).toBe('invalid_grant')
  expect((await refresh(application, second.refresh_token)).body.error).toBe('invalid_grant')
})

test('once that is taken back, each token is good for 60 days from when it was issued', async () => {
  const [staff, someone, application] = [await signedIn({ isStaff: true }), await signedIn(), await client()]
  await change(staff, 'verifyOauthApplication', application.id)
  const old = (await redeem(application, await codeFor(someone, application))).body
  const kept = (await redeem(application, await codeFor(someone, application))).body
  setNow(NOON + 100 * DAY)
  const fresh = (await refresh(application, kept.refresh_token)).body
  await change(staff, 'unverifyOauthApplication', application.id)
  const isActive = async (token: unknown) =>
    (
      await send('/v1/tokens/introspect', {
        client_id: application.id,
        client_secret: application.secret,
        token: String(token),
      })
    ).body.active
  expect([await isActive(old.refresh_token), await isActive(fresh.refresh_token)]).toEqual([false, true])
  expect((await refresh(application, old.refresh_token)).body.error).toBe('invalid_grant')
  expect((await refresh(application, fresh.refresh_token)).status).toBe(200)
})

test('only staff verifies, no application of their own and none without a secret, and once', async () => {
  const [staff, application] = [await signedIn({ isStaff: true }), await client()]
  const onDevices = await client({ isPublic: true })
  expect(await change(application.owner, 'verifyOauthApplication', application.id)).toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await change(staff, 'verifyOauthApplication', onDevices.id)).toMatchObject({ code: 'BAD_REQUEST' })
  expect(await change(staff, 'verifyOauthApplication', 'nothing')).toMatchObject({ code: 'NOT_FOUND' })
  const own = String((await createApplication(staff)).applicationId)
  expect(await change(staff, 'verifyOauthApplication', own)).toMatchObject({ code: 'FORBIDDEN' })
  await Promise.all([1, 2, 3].map(() => change(staff, 'verifyOauthApplication', application.id)))
  const acts = await env.DB.prepare('SELECT count(*) AS count FROM moderation_act WHERE subject_id = ?')
    .bind(application.id)
    .first<{ count: number }>()
  expect(acts?.count).toBe(1)
  const page = await (await staff.visit.get(`/_/admin/applications/${application.id}`)).text()
  expect(page).toContain('Take the verification back')
})
