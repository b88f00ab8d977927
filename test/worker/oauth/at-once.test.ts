import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newSecret } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { CODE_LASTS } from '../../../schema/rules/oauth'
import { Database } from '../../../worker/data/database'
import { actingApplication } from '../../../worker/data/oauth/queries'
import { insertOauthCode } from '../../../worker/data/oauth/writes'
import { redeemCode } from '../../../worker/services/oauth/redeem'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { challengeOf, client, codeFor, REDIRECT, statusOfMe, VERIFIER } from './support'

/* docs/rules/oauth.md, "Codes": of any number of attempts at once, one gets tokens. */

const AUTHORIZATIONS = 1000

test('a thousand authorizations at once, with every code used twice, give one token each', async () => {
  const [{ id: applicationId, ...known }, someone] = [await client(), await signedIn()]
  // One goes the whole way, so that the application is allowed what the others ask for.
  await codeFor(someone, { id: applicationId, ...known })
  const db = new Database(env.DB)
  const codes = await Promise.all(Array.from({ length: AUTHORIZATIONS }, () => newSecret('oac')))
  const challenge = await challengeOf()
  await db.write(
    await Promise.all(
      codes.map(async (code, i) =>
        insertOauthCode({
          hash: await sha256(code),
          applicationId,
          userId: someone.user.id,
          familyId: `family ${i}`,
          redirect: REDIRECT,
          names: '["read","write"]',
          challenge,
          createdAt: NOON,
          expiresAt: NOON + CODE_LASTS,
        }),
      ),
    ),
  )
  const application = await db.first(actingApplication, applicationId)
  if (!application) throw new Error('The application is gone')
  const parts = { db, clock: { now: () => NOON } }
  const form = { redirect_uri: REDIRECT, code_verifier: VERIFIER }
  const answers = await Promise.all(
    codes.map((code) => Promise.all([1, 2].map(() => redeemCode(parts, application, { ...form, code })))),
  )
  const got = answers.map((two) => two.flatMap((one) => ('access' in one ? [one.access] : [])))
  expect(got.filter((tokens) => tokens.length !== 1)).toEqual([])
  expect(new Set(got.flat()).size).toBe(AUTHORIZATIONS)
  const { results } = await env.DB.prepare(
    'SELECT kind, count(*) AS count FROM oauth_token WHERE application_id = ? GROUP BY kind ORDER BY kind',
  )
    .bind(applicationId)
    .all<{ kind: string; count: number }>()
  expect(results).toEqual([
    { kind: 'access', count: AUTHORIZATIONS },
    { kind: 'refresh', count: AUTHORIZATIONS },
  ])
  expect(await statusOfMe(got.at(-1)?.[0])).toBe(200)
})
