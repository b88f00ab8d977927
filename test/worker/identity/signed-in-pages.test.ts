import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import type { PreloadedState } from '../../../client/entry-server'
import { flagOverride } from '../../../schema/tables/viewer'
import { NOON } from '../../factories/ids'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const PAGE = '/explore-topics'
const WHO_READS_ALONE = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }

const textOf = (html: string, id: string): string =>
  new RegExp(`id="${id}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1] ?? ''
const stateOf = (html: string) => JSON.parse(textOf(html, 'preloaded-state')) as PreloadedState

async function signedIn(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ emailVerifiedAt: NOON, ...given })
  const visit = newVisit()
  await visit.signIn(user.id)
  return { user, visit }
}

/** Round trips and statements of an answer. */
function usageOf(response: Response) {
  const [, trips, statements] =
    /desc="(\d+) round trips, (\d+) statements/.exec(response.headers.get('server-timing') ?? '') ?? []
  return { trips: Number(trips), statements: Number(statements) }
}

describe('a signed-in person’s page', () => {
  test('costs two statements more than a visitor’s, in the same round trip: who reads, and what is theirs', async () => {
    await createTag('tides')
    const visitor = usageOf(await newVisit().get(PAGE, WHO_READS_ALONE))
    const { visit } = await signedIn()
    const own = usageOf(await visit.get(PAGE))
    expect(own).toEqual({ trips: visitor.trips, statements: visitor.statements + 2 })
  })

  test('has their header and no way to sign in, even on a 404', async () => {
    const { user, visit } = await signedIn({ name: 'Rosa Lindgren' })
    for (const path of [PAGE, '/nothing/at/this/address']) {
      const html = await (await visit.get(path)).text()
      expect(html).toContain('Rosa Lindgren, account menu')
      expect(html).not.toContain('Sign up')
      expect(textOf(html, 'query-state')).toContain(user.id)
      expect(stateOf(html).session).toEqual({ isLoggedIn: true, isSpoofed: false })
    }
  })

  test('has a sign-out link that works without script', async () => {
    const { visit } = await signedIn()
    const html = await (await visit.get(PAGE)).text()
    const [, address = ''] = /<noscript><a href="(\/m\/signout\/[0-9a-f]{64})"/.exec(html) ?? []
    expect((await visit.get(address)).status).toBe(303)
    expect(visit.cookies().has('__Host-session')).toBe(false)
    expect(await (await visit.get(PAGE)).text()).toContain('Sign up')
  })

  test('is a visitor’s if the cookie isn’t valid, and says so', async () => {
    const visit = newVisit()
    visit.cookies().set('__Host-session', 'x'.repeat(43))
    const response = await visit.get(PAGE)
    const html = await response.text()
    expect(stateOf(html).session).toEqual({ isLoggedIn: false, isSpoofed: false })
    expect(html).toContain('Sign up')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(visit.cookies().has('__Host-session')).toBe(false)
  })

  test('has the flags that are on for them', async () => {
    const { user, visit } = await signedIn()
    await drizzle(env.DB)
      .insert(flagOverride)
      .values([
        { userId: user.id, name: 'enable_global_navigation', value: 'false', updatedAt: NOON },
        { userId: user.id, name: 'enable_google_one_tap', value: 'true', updatedAt: NOON },
      ])
    expect(stateOf(await (await visit.get(PAGE)).text()).flags).toEqual({
      enable_google_one_tap: true,
      enable_partner_program: true,
    })
    const anonymous = await (await newVisit().get(PAGE, WHO_READS_ALONE)).text()
    expect(stateOf(anonymous).flags).toEqual({ enable_global_navigation: true, enable_partner_program: true })
  })

  test('shows who acts as whom', async () => {
    const staff = await createUser({ isStaff: true, name: 'Sten Aalto' })
    const person = await createUser({ name: 'Rosa Lindgren', emailVerifiedAt: NOON })
    const visit = newVisit()
    await visit.signIn(staff.id, { actsAsUserId: person.id })
    const html = await (await visit.get(PAGE)).text()
    expect(html).toContain('Sten Aalto, you’re acting as Rosa Lindgren.')
    expect(stateOf(html).session.isSpoofed).toBe(true)
  })

  test('asks to confirm their address until it is confirmed', async () => {
    const banner = 'Verify your email to get full access to your account.'
    const open = await signedIn({ email: 'maren@example.org', emailVerifiedAt: null })
    expect(await (await open.visit.get(PAGE)).text()).toContain(banner)
    const done = await signedIn({ email: 'noor@example.org' })
    expect(await (await done.visit.get(PAGE)).text()).not.toContain(banner)
  })
})

describe('a visitor from Europe', () => {
  const timing = async (country: string, cookie?: string) => {
    const visit = newVisit()
    if (cookie) visit.cookies().set('__Host-session', cookie)
    const response = await visit.send(PAGE, { cf: { country } } as RequestInit)
    return response.headers.get('server-timing')?.split(', ') ?? []
  }

  test('gets the privacy banner beside the page, which stays shared', async () => {
    expect(await timing('DE')).toContain('privacy')
    expect(await timing('GB')).toContain('privacy')
    expect(await timing('US')).not.toContain('privacy')
    expect(await timing('DE', 'x'.repeat(43))).not.toContain('privacy')
  })
})

test('the page of somebody who doesn’t want to be tracked knows it', async () => {
  const { visit } = await signedIn()
  const state = async (headers: Record<string, string>) =>
    stateOf(await (await visit.get(PAGE, headers)).text()).client.isTrackingAllowed
  expect(await state({})).toBe(true)
  expect(await state({ dnt: '1' })).toBe(false)
  expect(await state({ 'sec-gpc': '1' })).toBe(false)
})
