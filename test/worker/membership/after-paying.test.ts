import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Fact } from '../../../schema/rules/membership/facts'
import type { PlanName } from '../../../schema/rules/membership/plans'
import { DAY } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { stateStatements } from '../../../worker/endpoints/development/membership-states'
import { NOON, nextId } from '../../factories/ids'
import { createMembership } from '../../factories/membership'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { withoutComments } from '../../support/without-comments'

/* Rules: docs/rules/membership.md, "Pages", "Paying", "Managing a membership"; docs/rules/reading.md, "Header". */

async function member(given?: Parameters<typeof createMembership>[1], flags: object = {}) {
  const { id } = await createUser()
  if (given) await createMembership(id, given)
  const visit = newVisit({ now: NOON + DAY, env: { FLAGS: JSON.stringify(flags) } })
  await visit.signIn(id)
  const read = async (path: string) => {
    const answer = await visit.send(path, { cf: { country: 'US' } } as RequestInit)
    const text = withoutComments(await answer.text())
    return { status: answer.status, to: answer.headers.get('location'), text }
  }
  return { id, read }
}

const SLUGS = {
  monthly: 'monthly',
  yearly: 'yearly',
  premiumMonthly: 'premium-monthly',
  premiumYearly: 'premium-yearly',
} as const satisfies Record<PlanName, string>

test('the confirmation names the plan that the member has, and no other', async () => {
  for (const plan of Object.keys(SLUGS) as PlanName[]) {
    const { read } = await member({ plan })
    for (const [of, slug] of Object.entries(SLUGS)) {
      const { status, to, text } = await read(`/plans/confirmation/${slug}`)
      if (of !== plan) {
        expect([status, to]).toEqual([302, '/manage-membership'])
        continue
      }
      expect(status).toBe(200)
      expect(text.includes('You’re a Friend of Quire.')).toBe(plan.startsWith('premium'))
      expect(text.includes('You’re a Quire member.')).toBe(!plan.startsWith('premium'))
      expect(text).toContain(
        `${plan.startsWith('premium') ? 'Friend of Quire' : 'Quire membership'}, ${plan.endsWith('onthly') ? 'monthly' : 'yearly'}.`,
      )
    }
  }
})

test('the confirmation of a trial says that nothing was charged, and until when it is free', async () => {
  const { read } = await member({ isTrial: true })
  const { text } = await read('/plans/confirmation/monthly')
  expect(text).toContain('Nothing has been charged yet.')
  expect(text).toMatch(/Your free trial lasts until \w+ \d+, \d{4}\. Then your membership renews for \$5/)
  expect(text).not.toContain('what you paid')
})

test('a gift was never bought: the confirmation leads to what its member has', async () => {
  const { id, read } = await member()
  await new Database(env.DB).write(stateStatements(id, nextId(), 'gifted', NOON))
  expect(await read('/plans/confirmation/yearly')).toMatchObject({ status: 302, to: '/manage-membership' })
})

test('half price for the first year isn’t offered to people who have been members', async () => {
  const offer = 'Get the first year'
  expect((await (await member()).read('/discount')).text).toContain(offer)
  const { id, read } = await member()
  await new Database(env.DB).write(stateStatements(id, nextId(), 'lapsed', NOON))
  const past = (await read('/discount')).text
  expect(past).toContain('The offer is for people who have never been members.')
  expect(past).toContain('href="/plans"')
  expect(past).not.toContain(offer)
  const present = (await (await member({})).read('/discount')).text
  expect(present).toContain('for people who aren’t members yet')
  expect(present).not.toContain(offer)
})

test('the title of a change of plan says what its heading says', async () => {
  const { read } = await member({})
  const titleOf = (text: string) => /<title[^>]*>([^<]*)</.exec(text)?.[1]
  const headingOf = (text: string) => /<h1[^>]*>([^<]*)</.exec(text)?.[1] ?? 'no heading'
  for (const [path, said] of [
    ['/upgrade', 'Become a Friend of Quire'],
    ['/upgrade?membershipType=yearly', 'Change your plan'],
  ] as const) {
    const { text } = await read(path)
    expect(headingOf(text)).toBe(said)
    expect(titleOf(text)).toContain(said)
  }
})

test('on pages about one’s own membership the logo leads to its settings, elsewhere home', async () => {
  const { read } = await member({})
  const logoOf = (text: string) => /<a[^>]*aria-label="Quire, [^>]*>/.exec(text)?.[0] ?? ''
  for (const path of [
    '/manage-membership',
    '/me/membership/cancel',
    '/me/settings/payment/update',
    '/upgrade',
  ])
    expect(logoOf((await read(path)).text)).toContain('href="/me/settings/membership"')
  for (const path of ['/plans', '/me/settings/membership'])
    expect(logoOf((await read(path)).text)).toContain('href="/"')
})

test('the confirmation of a change of plan exists only with its flag, and says what has come of it', async () => {
  const flags = { enable_manage_membership_confirmation: true }
  const planned: Fact = {
    id: 'switch-planned',
    at: NOON + 1000,
    kind: 'switch-planned',
    plan: 'monthly',
    price: 500,
    startAt: NOON + 300 * DAY,
  }
  const { read } = await member({ plan: 'premiumYearly', facts: [planned] }, flags)
  const said = async (slug: string) => (await read(`/manage-membership/confirmation/${slug}`)).text
  const now = await said('premium-yearly')
  expect(now).toContain('Your plan has changed.')
  expect(now).toContain('You now have: Friend of Quire, yearly.')
  expect(await said('monthly')).toMatch(/From \w+ \d+, \d{4}, you’ll have: Quire membership, monthly\./)
  for (const slug of ['yearly', 'premium-monthly']) {
    const text = await said(slug)
    expect(text).toContain('Your plan hasn’t changed.')
    expect(text).not.toContain('Your plan has changed.')
  }
  const none = await (await member(undefined, flags)).read('/manage-membership/confirmation/yearly')
  expect(none.text).toContain('Your plan hasn’t changed.')
  expect((await read('/manage-membership/confirmation/weekly')).status).toBe(404)
  const off = await (await member({})).read('/manage-membership/confirmation/monthly')
  expect(off.status).toBe(404)
})
