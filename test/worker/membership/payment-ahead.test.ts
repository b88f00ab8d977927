import { expect, test } from 'vitest'
import { NOON } from '../../factories/ids'
import { createMembership } from '../../factories/membership'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/* Rule: docs/rules/payments.md, "The form". */

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_123',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_123',
}
const BRAINTREE = {
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
}

/** Addresses of the scripts that a document has loaded ahead, and whether it does so for the form's own code. */
async function aheadOf(visit: ReturnType<typeof newVisit>, path: string) {
  const html = await (await visit.send(path, { cf: { country: 'US' } } as RequestInit)).text()
  const links = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="script" nonce="([^"]+)">/g)]
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1] ?? ''
  return {
    scripts: links.map(([, href]) => href),
    hasNonce: links.every(([, , nonce]) => nonce !== ''),
    hasForm: /\/(stripe|braintree)-/.test(modules) && /\/transport-/.test(modules),
    modules: modules.split(' '),
  }
}

async function signedIn(env: Partial<Env>, isMember = false) {
  const { id } = await createUser()
  if (isMember) await createMembership(id)
  const visit = newVisit({ now: NOON, env })
  await visit.signIn(id)
  return visit
}

const SCRIPT = 'https://js.stripe.com/clover/stripe.js'

test('a page that shows the form at once has the provider’s script and its own code loaded ahead', async () => {
  const reader = await signedIn(STRIPE)
  const ahead = { scripts: [SCRIPT], hasNonce: true, hasForm: true }
  expect(await aheadOf(reader, '/payment')).toMatchObject(ahead)
  const member = await signedIn(STRIPE, true)
  expect(await aheadOf(member, '/me/settings/payment/update')).toMatchObject(ahead)
  const { scripts, hasForm } = await aheadOf(await signedIn(BRAINTREE), '/payment')
  expect(scripts).toEqual(
    ['client', 'hosted-fields', 'three-d-secure'].map((part) =>
      expect.stringMatching(`/${part}\\.min\\.js$`),
    ),
  )
  expect(hasForm).toBe(true)
})

test('no other page does, nor one of these that shows no form', async () => {
  const [reader, member] = [await signedIn(STRIPE), await signedIn(STRIPE, true)]
  const nothing = { scripts: [], hasForm: false }
  for (const path of [
    '/',
    '/plans',
    '/membership',
    '/discount',
    '/gift',
    '/gift-plans',
    '/redeem-gift',
    '/welcome-member',
    '/me/settings/membership',
    '/me/settings/payment/update',
    '/payment?membershipType=none',
  ])
    expect(await aheadOf(reader, path), path).toMatchObject(nothing)
  for (const path of ['/payment', '/upgrade', '/manage-membership', '/me/membership/cancel'])
    expect(await aheadOf(member, path), path).toMatchObject(nothing)
  expect(await aheadOf(await signedIn({}), '/payment')).toMatchObject(nothing)
})

test('the page’s own module comes first, then what the entry imports', async () => {
  const { modules } = await aheadOf(await signedIn(STRIPE), '/payment')
  expect(modules[0]).toMatch(/\/plans-/)
  expect(modules[1]).toMatch(/\/rolldown-runtime-/)
  expect(new Set(modules).size).toBe(modules.length)
})
