import { beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { createCollection } from '../../factories/collection'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { elsewhere, form, mailsTo, statesOf, visitor } from './support'

let next = 0
const someone = () => `form-${next++}@example.org`

/** The pages with a form. */
async function pages() {
  const [user, collection] = await Promise.all([createUser({ name: 'Ana' }), createCollection()])
  const { id, username } = user
  return {
    id,
    paths: [
      linkTo('SubscribeUser', { username }),
      linkTo('SubscribeUserShort', { username }),
      linkTo('CollectionNewsletter', { collectionSlug: collection.slug }),
      linkTo('CollectionNewsletterBySlug', { collectionSlug: collection.slug, newsletterSlug: 'newsletter' }),
      linkTo('ShowForm', { formId: id }),
      linkTo('ShowForm', { formId: collection.id ?? '' }),
    ],
  }
}

beforeEach(() => clearMailbox())

describe('a form', () => {
  test('has a field for an address, and works without script on each of its pages', async () => {
    for (const path of (await pages()).paths) {
      const email = someone()
      const page = await visitor().get(path)
      expect([path, page.status, await page.text()]).toEqual([
        path,
        200,
        expect.stringMatching(/<input[^>]*name="email"/),
      ])
      const sent = await visitor().send(path, form({ email }))
      expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?subscription=sent`])
      expect(await (await visitor().get(`${path}?subscription=sent`)).text()).toContain('Check your inbox')
      expect([await statesOf(email), mailsTo(email).length]).toEqual([['pending'], 1])
    }
  })

  test('says what was wrong', async () => {
    const { paths } = await pages()
    for (const path of paths) {
      const sent = await visitor().send(path, form({ email: 'nobody' }))
      expect(sent.headers.get('location')).toBe(`${path}?subscription=invalid`)
      expect(await (await visitor().get(`${path}?subscription=invalid`)).text()).toContain(
        'Enter a valid email address.',
      )
    }
  })

  test('subscribes somebody’s account from its own page, and not from another site', async () => {
    const { paths } = await pages()
    const [path = ''] = paths
    const email = someone()
    const { visit } = await signedIn({ email }, elsewhere())
    await visit.send(path, form({ email }, { origin: 'https://elsewhere.example' }))
    await visit.send(paths[4] ?? '', form({ email }, { 'sec-fetch-site': 'same-origin' }))
    expect(await statesOf(email)).toEqual(['pending'])
    const own = await visit.send(path, form({ email: '' }, { 'sec-fetch-site': 'same-origin' }))
    expect(own.headers.get('location')).toBe(`${path}?subscription=done`)
    expect(await statesOf(email)).toEqual(['active'])
  })

  test('isn’t there for a newsletter that doesn’t exist', async () => {
    const { slug } = await createCollection()
    const { username } = await createUser({ isSuspended: true })
    const other = linkTo('CollectionNewsletterBySlug', { collectionSlug: slug, newsletterSlug: 'other' })
    for (const path of [
      other,
      linkTo('SubscribeUser', { username }),
      linkTo('ShowForm', { formId: 'ffffffffffff' }),
    ]) {
      expect((await visitor().get(path)).status).toBe(404)
      expect((await visitor().send(path, form({ email: someone() }))).status).toBe(404)
    }
  })

  test('may be shown in a frame by other sites, as its page may not', async () => {
    const { paths } = await pages()
    const framed = await visitor().get(paths[4] ?? '')
    expect(framed.headers.get('content-security-policy')).toContain('frame-ancestors *')
    const alone = await visitor().get(paths[0] ?? '')
    expect(alone.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})
