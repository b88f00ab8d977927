import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { newEmail } from '../identity/by-mail'
import { pathTo } from '../identity/support/addresses'
import { changeNewsletter, newsletterFor } from '../newsletter/settings-support'
import { confirm, form, settingsPath, statesOf, subscribe, tokenTo, visitor } from '../newsletter/support'

/* docs/rules/newsletters.md, "Counting opens and clicks": who decides. */

const mayBeCounted = async (email: string): Promise<boolean> =>
  (await (await visitor().get(await settingsPath(email))).text()).includes('Don’t count what I open or click')

const uncounted = async (): Promise<number> =>
  (await env.DB.prepare('SELECT count(*) AS n FROM uncounted_address').first<{ n: number }>())?.n ?? 0

test('counting is off until the writer switches it on', async () => {
  const { visit, user } = await signedIn({ name: 'Ana' })
  const countsOpens = async () => {
    const { data } = await visit.ask('query ($id: ID!) { newsletter(id: $id) { countsOpens } }', {
      id: user.id,
    })
    return (data as { newsletter: { countsOpens: boolean } }).newsletter.countsOpens
  }
  expect(await countsOpens()).toBe(false)
  await changeNewsletter(visit, 'update', { newsletterId: user.id, name: 'Ana', countsOpens: true })
  expect(await countsOpens()).toBe(true)
  await changeNewsletter(visit, 'update', { newsletterId: user.id, name: 'Ana' })
  expect(await countsOpens()).toBe(false)
  expect(await newsletterFor(visit, user.id)).not.toBeNull()
})

test('whoever confirms in a browser that asks not to be tracked isn’t counted', async () => {
  const writer = await createUser()
  for (const [email, headers] of [
    ['plain@example.org', {}],
    ['dnt@example.org', { dnt: '1' }],
    ['gpc@example.org', { 'sec-gpc': '1' }],
  ] as const) {
    await subscribe(visitor(), writer.id, email)
    const page = `/me/newsletters/confirm?token=${encodeURIComponent(tokenTo(email))}`
    await visitor().send(page, form({ action: 'confirm' }, headers))
    expect([email, await mayBeCounted(email)]).toEqual([email, email === 'plain@example.org'])
  }
  // Whoever enters somebody else's address decides nothing for them.
  const entered = 'entered@example.org'
  const path = linkTo('ShowForm', { formId: writer.id })
  expect((await visitor().send(path, form({ email: entered }, { dnt: '1' }))).status).toBeLessThan(400)
  await confirm(visitor(), tokenTo(entered))
  expect(await mayBeCounted(entered)).toBe(true)
})

test('a choice is that of an address, which an account takes along, and a forged link changes nothing', async () => {
  const writer = await createUser()
  const [email, next] = [newEmail(), newEmail()]
  const { visit } = await signedIn({ email, emailVerifiedAt: 1 })
  await subscribe(visit, writer.id)
  const page = await settingsPath(email)
  const off = form({ counting: 'off', action: 'counting' })
  const before = await uncounted()
  await visitor().send(
    page.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    off,
  )
  expect(await uncounted()).toBe(before)
  await visitor().send(page, off)
  expect(await mayBeCounted(email)).toBe(false)
  await visit.ask('mutation ($email: String!) { changeEmail(email: $email) { __typename } }', { email: next })
  await visit.get(pathTo(next))
  expect(await statesOf(next)).toEqual(['active'])
  expect(await mayBeCounted(next)).toBe(false)
})
