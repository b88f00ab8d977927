import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { adminLedger } from '../../../worker/endpoints/admin/ledger'
import { MEMBER_STATES } from '../../../worker/endpoints/development/member-states'
import { endpointContext } from '../../factories/endpoint-context'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/* Memberships in every state, as developers set them. Rules: docs/rules/development.md, "Memberships"; docs/rules/membership.md. */

const LOCAL = 'http://localhost:8787'
const VIEWER = `{ viewer { hasPastMemberships canSwitchPlan membership { tier }
  membershipStatus { state paymentMethod { __typename } amount } chargesConnection { charges { status } } } }`

const KEY = '0123456789abcdef0123456789abcdef'
const NOW = new Date()
const MONTH = `${NOW.getUTCFullYear()}-${String(NOW.getUTCMonth() + 1).padStart(2, '0')}`

async function developer() {
  const user = await createUser()
  const visit = newVisit({
    env: { ENVIRONMENT: 'development', MAIN_HOST: 'localhost:8787' },
    now: Date.now(),
  })
  await visit.signIn(user.id ?? '', {}, LOCAL)
  const become = async (state: string) => {
    const response = await visit.send(`${LOCAL}/_/dev/membership`, {
      method: 'POST',
      headers: { origin: LOCAL, 'content-type': 'application/json' },
      body: JSON.stringify({ state }),
    })
    return response.status
  }
  const look = async () => (await visit.ask(VIEWER, {}, LOCAL)).data?.viewer
  const text = async () => (await visit.get(`${LOCAL}/_/dev/membership`)).text()
  return { become, look, text }
}

test('the viewer gets a membership in each state, and none', async () => {
  const { become, look, text } = await developer()
  const seen = new Map<string, unknown>()
  for (const state of MEMBER_STATES) {
    expect(await become(state)).toBe(200)
    seen.set(state, await look())
  }
  const states = [...seen].map(([name, viewer]) => [
    name,
    (viewer as { membershipStatus: { state: string } }).membershipStatus.state,
  ])
  expect(states).toEqual([
    ['monthly', 'ACTIVE'],
    ['yearly', 'ACTIVE'],
    ['friend', 'ACTIVE'],
    ['trial', 'TRIAL'],
    ['cancelled', 'CANCELLED'],
    ['failed', 'PAYMENT_FAILED'],
    ['expiring', 'ACTIVE'],
    ['expired', 'ACTIVE'],
    ['switching', 'ACTIVE'],
    ['lapsed', 'LAPSED'],
  ])
  expect(seen.get('friend')).toMatchObject({ membership: { tier: 'FRIEND' }, canSwitchPlan: true })
  expect(seen.get('lapsed')).toMatchObject({
    membership: null,
    hasPastMemberships: true,
    canSwitchPlan: false,
  })
  expect(await become('gifted')).toBe(200)
  expect(await look()).toMatchObject({
    membership: { tier: 'MEMBER' },
    membershipStatus: { paymentMethod: null },
    canSwitchPlan: false,
  })
  expect(await become('given')).toBe(200)
  expect(await look()).toMatchObject({ membership: { tier: 'MEMBER' }, membershipStatus: null })
  const page = await text()
  for (const state of ['none', 'given', 'gifted', ...MEMBER_STATES])
    expect(page).toContain(`value="${state}"`)
  expect(page).toContain('member, without an end')
  expect(await become('none')).toBe(200)
  expect(await look()).toMatchObject({ membership: null, membershipStatus: null, hasPastMemberships: false })
  expect(await become('eternal')).toBe(400)
})

test('operators get a month’s sums as a table, which others don’t', async () => {
  const { become } = await developer()
  await become('monthly')
  const ask = async (key: string, body: unknown = { month: MONTH }): Promise<Response> => {
    const response = await adminLedger(
      endpointContext('/_/admin/ledger', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        env: { ...(env as Env), ADMIN_KEY: KEY },
      }),
    )
    return response ?? Response.error()
  }
  expect((await ask('wrong')).status).toBe(401)
  expect((await ask(KEY, { month: 'May' })).status).toBe(400)
  const response = await ask(KEY)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(await response.text()).toMatch(/^month,currency,account,kind,debit,credit,balance,entries\r\n/)
  const { results } = await env.DB.prepare('SELECT sum(amount) AS sum FROM ledger_entry').all()
  expect(results).toEqual([{ sum: 0 }])
})
