import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { XSRF_COOKIE, XSRF_HEADER } from '../../../schema/rules/session'
import { newsletterWording } from '../../../schema/wording/newsletter'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { elsewhere, form, statesOf, visitor } from './support'

/* docs/rules/newsletters.md, "Forms": where readers subscribe while they read. */

let next = 0
const someone = () => `offered-${next++}@example.org`

/** Stores a newsletter, as its first use does. */
const use = (owner: 'user_id' | 'collection_id', id: string) =>
  env.DB.prepare(`INSERT INTO newsletter (id, ${owner}, created_at) VALUES (?1, ?1, ?2)`).bind(id, NOON).run()

/** A writer, a publication, and a story of each. */
async function owners({ isUsed = true } = {}) {
  const [user, collection] = await Promise.all([
    createUser({ name: 'Ana Rivers' }),
    createCollection({ name: 'The Estuary' }),
  ])
  const creatorId = user.id
  const [own, published] = await Promise.all([
    createStory({ creatorId }),
    createStory({ creatorId, collectionId: collection.id ?? '' }),
  ])
  if (isUsed) {
    await use('user_id', user.id)
    await use('collection_id', collection.id ?? '')
  }
  const subscribe = linkTo('SubscribeUser', { username: user.username })
  const ofCollection = linkTo('CollectionNewsletter', { collectionSlug: collection.slug })
  return {
    user,
    creatorId,
    pages: [
      [linkTo('ShowUser', { username: user.username }), subscribe, user.id],
      [linkTo('ShowCollection', { collectionSlug: collection.slug }), ofCollection, collection.id ?? ''],
      [linkTo('ShowPost', { postId: own.id }), subscribe, user.id],
      [linkTo('ShowPost', { postId: published.id }), ofCollection, collection.id ?? ''],
    ] as const,
  }
}

type Visit = ReturnType<typeof visitor>

/** The page at an address, or where that leads. */
async function page(visit: Visit, path: string): Promise<string> {
  const answer = await visit.get(path)
  const to = answer.headers.get('location')
  return to ? (await visit.get(new URL(to, 'http://quire.test').pathname)).text() : answer.text()
}

const formIn = (markup: string): string | undefined =>
  /<form class="subscribe[ "].*?<\/form>/s.exec(markup)?.[0]

beforeEach(() => clearMailbox())

describe('a newsletter that is used', () => {
  test('has a form on its owner’s page and below its stories, which works without script', async () => {
    for (const [path, to] of (await owners()).pages) {
      const shown = formIn(await page(visitor(), path)) ?? ''
      expect([path, /action="([^"]*)"/.exec(shown)?.[1]]).toEqual([path, to])
      expect(shown).toMatch(/<input[^>]*required=""[^>]*name="email"/)
      const email = someone()
      const sent = await visitor().send(to, form({ email }))
      expect(sent.headers.get('location')).toBe(`${to}?subscription=sent`)
      expect(await statesOf(email)).toEqual(['pending'])
    }
  })

  test('takes one press of whoever is signed in, who is then told that they are subscribed', async () => {
    const { pages } = await owners()
    const email = someone()
    const { visit } = await signedIn({ email }, elsewhere())
    for (const [path, to] of pages.slice(0, 2)) {
      const shown = formIn(await page(visit, path)) ?? ''
      expect(shown).toContain(newsletterWording.ownUsed)
      expect(shown).not.toContain('<input')
      const sent = await visit.send(to, form({}, { 'sec-fetch-site': 'same-origin' }))
      expect(sent.headers.get('location')).toBe(`${to}?subscription=done`)
    }
    expect(await statesOf(email)).toEqual(['active', 'active'])
    for (const [path] of pages) {
      const markup = await page(visit, path)
      expect([path, formIn(markup)]).toEqual([path, undefined])
      expect(markup).toContain('<section class="subscribe')
    }
  })

  test('is offered once by a story that has a form in its text', async () => {
    const { creatorId } = await owners()
    const { id } = await createStory({ creatorId, body: [{ type: 'SUBSCRIBE', name: 'aa01' }] })
    const markup = await page(visitor(), linkTo('ShowPost', { postId: id }))
    expect(markup.match(/<form class="subscribe[ "]/g)).toHaveLength(1)
  })

  test('isn’t offered to its writer, nor while they are suspended', async () => {
    const { user, pages } = await owners()
    const [[profile], , [story]] = pages
    const writer = visitor()
    await writer.signIn(user.id)
    for (const path of [profile, story]) expect(await page(writer, path)).not.toContain('class="subscribe')
    await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(user.id).run()
    expect(await page(visitor(), profile)).not.toContain('class="subscribe')
  })
})

test('a newsletter that nobody has used has no form outside of its own page', async () => {
  for (const [path] of (await owners({ isUsed: false })).pages)
    expect([path, formIn(await page(visitor(), path))]).toEqual([path, undefined])
})

describe('the address of a viewer’s own subscription', () => {
  const send = (visit: Visit, method: 'POST' | 'DELETE', id: string) =>
    visit.send(linkTo('NewsletterSubscription', { id }), {
      method,
      headers: { [XSRF_HEADER]: visit.cookies().get(XSRF_COOKIE) ?? '' },
    })

  test('subscribes and unsubscribes them, as often as it is asked', async () => {
    const { user } = await owners()
    const email = someone()
    const { visit } = await signedIn({ email }, elsewhere())
    for (const [method, state] of [
      ['POST', 'ACTIVE'],
      ['POST', 'ACTIVE'],
      ['DELETE', 'UNSUBSCRIBED'],
      ['DELETE', 'UNSUBSCRIBED'],
      ['POST', 'ACTIVE'],
    ] as const) {
      const answer = await send(visit, method, user.id)
      expect([answer.status, await answer.json()]).toEqual([200, { success: true, state }])
      expect(await statesOf(email)).toEqual([state.toLowerCase()])
    }
  })

  test('refuses other sites, visitors, and newsletters that aren’t there', async () => {
    const { user } = await owners()
    const email = someone()
    const { visit } = await signedIn({ email }, elsewhere())
    const foreign = { method: 'POST', headers: { origin: 'https://elsewhere.example' } }
    const statuses = await Promise.all([
      visit.send(linkTo('NewsletterSubscription', { id: user.id }), foreign),
      send(visitor(), 'POST', user.id),
      send(visit, 'POST', 'ffffffffffff'),
      send(visit, 'DELETE', user.id),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([403, 401, 404, 404])
    expect(await statesOf(email)).toEqual([])
  })
})
