import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { changeNewsletter, newsletterFor } from '../newsletter/settings-support'
import { confirm, form, settingsPath, subscribe, tokenTo, visitor } from '../newsletter/support'

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
  await subscribe(visitor(), (await createUser()).id, 'other@example.org')
  await confirm(visitor(), tokenTo('other@example.org'))
  expect(await mayBeCounted('other@example.org')).toBe(true)
})

test('a choice is that of an address, and a link of another one changes nothing', async () => {
  const writer = await createUser()
  const { user, visit } = await signedIn({ email: 'own@example.org' })
  await subscribe(visit, writer.id)
  const page = await settingsPath('own@example.org')
  const before = await uncounted()
  const forged = page.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  await visitor().send(forged, form({ counting: 'off', action: 'counting' }))
  expect(await uncounted()).toBe(before)
  await visitor().send(page, form({ counting: 'off', action: 'counting' }))
  expect(await uncounted()).toBe(before + 1)
  expect(await mayBeCounted('own@example.org')).toBe(false)
  expect(user.id).toBeTruthy()
})
