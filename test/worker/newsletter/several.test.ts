import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { MOST_NEWSLETTERS } from '../../../schema/rules/newsletters'
import { newVisit } from '../../factories/visit'
import { logOf, publicationWithPeople } from '../collection/support'
import { changeNewsletter, newsletterFor, storedOf } from './settings-support'
import { form, rowsOf, statesOf, subscribe, visitor } from './support'

/* docs/rules/newsletters.md, "Several newsletters". */

let people: Awaited<ReturnType<typeof publicationWithPeople>>
let keys = 0
const newKey = () => `5e${String(keys++).padStart(10, '0')}`

beforeEach(async () => {
  people = await publicationWithPeople({ name: 'The Tide' })
})

const another = (more: object = {}) => ({
  collectionId: people.publication.id,
  key: newKey(),
  slug: 'weekly',
  name: 'Weekly',
  ...more,
})

describe('another newsletter', () => {
  test('is made once for each key, beside the first one', async () => {
    const { publication, editor } = people
    const input = another({ description: 'Each Sunday.', rhythm: 'WEEKLY' })
    for (let i = 0; i < 2; i++)
      expect(await changeNewsletter(editor.visit, 'create', input)).toMatchObject({
        __typename: 'NewsletterV3',
        id: input.key,
        slug: 'weekly',
        rhythm: 'WEEKLY',
      })
    const slugs = (await storedOf(publication.id)).map(({ id, slug }) => [id, slug])
    expect(slugs.toSorted()).toEqual(
      [
        [publication.id, 'newsletter'],
        [input.key, 'weekly'],
      ].toSorted(),
    )
    expect(await logOf(publication.id)).toMatchObject([
      { action: 'CREATE_NEWSLETTER', actorId: editor.user.id, detail: 'Weekly' },
    ])
    const { data } = await newVisit().ask(
      'query ($id: ID!) { collection(id: $id) { newsletters { slug name } newsletterBySlug(slug: "weekly") { id } } }',
      { id: publication.id },
    )
    expect(data?.collection).toEqual({
      newsletters: [
        { slug: 'newsletter', name: 'The Tide' },
        { slug: 'weekly', name: 'Weekly' },
      ],
      newsletterBySlug: { id: input.key },
    })
  })

  test('has an address that no other one has', async () => {
    const { owner } = people
    await changeNewsletter(owner.visit, 'create', another())
    expect(await changeNewsletter(owner.visit, 'create', another())).toMatchObject({
      __typename: 'AlreadyExists',
      field: 'slug',
    })
    for (const slug of ['', 'newsletter', 'two words', 'a--b', 'a'.repeat(61)])
      expect([slug, await changeNewsletter(owner.visit, 'create', another({ slug }))]).toMatchObject([
        slug,
        { __typename: 'BadRequest', field: 'slug' },
      ])
  })

  test('is for those who lead the publication, and no key of something else', async () => {
    const { writer, stranger, suspended, owner, publication } = people
    for (const { visit } of [writer, stranger, suspended])
      expect(await changeNewsletter(visit, 'create', another())).toMatchObject({ __typename: 'Forbidden' })
    expect(await changeNewsletter(newVisit(), 'create', another())).toMatchObject({
      __typename: 'Unauthorized',
    })
    for (const key of [publication.id, owner.user.id, suspended.user.id])
      expect(await changeNewsletter(owner.visit, 'create', another({ key }))).toMatchObject({
        __typename: 'AlreadyExists',
        field: 'key',
      })
  })

  test('is one of twenty at most', async () => {
    const { owner, publication } = people
    const rows = Array.from({ length: MOST_NEWSLETTERS - 2 }, (_, i) => [newKey(), `n-${i}`] as const)
    for (const [id, slug] of rows)
      await env.DB.prepare('INSERT INTO newsletter (id, collection_id, created_at, slug) VALUES (?, ?, 1, ?)')
        .bind(id, publication.id, slug)
        .run()
    const last = another()
    expect(await changeNewsletter(owner.visit, 'create', last)).toMatchObject({ id: last.key })
    expect(await changeNewsletter(owner.visit, 'create', another({ slug: 'more' }))).toMatchObject({
      __typename: 'Conflict',
    })
    expect(await storedOf(publication.id)).toHaveLength(MOST_NEWSLETTERS)
  })

  test('has subscribers of its own, by its id and by its page', async () => {
    const { owner, publication } = people
    const { id } = await changeNewsletter(owner.visit, 'create', another())
    await subscribe(visitor(), id, 'one@several.example')
    const params = { collectionSlug: publication.slug, newsletterSlug: 'weekly' }
    const path = linkTo('CollectionNewsletterBySlug', params)
    const page = await visitor().get(path)
    expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/<input[^>]*name="email"/)])
    const sent = await visitor().send(path, form({ email: 'two@several.example' }))
    expect(sent.headers.get('location')).toBe(`${path}?subscription=sent`)
    for (const email of ['one@several.example', 'two@several.example'])
      expect((await rowsOf(email)).map(({ newsletterId }) => newsletterId)).toEqual([id])
    const first = linkTo('CollectionNewsletter', { collectionSlug: publication.slug })
    await visitor().send(first, form({ email: 'two@several.example' }))
    expect(await statesOf('two@several.example')).toEqual(['pending', 'pending'])
  })

  test('is its publication’s to manage, and nobody’s once that is gone', async () => {
    const { owner, stranger, publication } = people
    const { id } = await changeNewsletter(owner.visit, 'create', another())
    expect(await newsletterFor(owner.visit, id)).toMatchObject({ viewerEdge: { canSend: true } })
    expect(await newsletterFor(stranger.visit, id)).toMatchObject({ viewerEdge: { canSend: false } })
    const params = { collectionSlug: publication.slug, newsletterSlug: 'weekly' }
    const settings = linkTo('CollectionNewsletterSettings', params)
    expect((await owner.visit.get(settings)).status).toBe(200)
    expect((await stranger.visit.get(settings)).status).toBe(404)
    const unknown = linkTo('CollectionNewsletterSettings', { ...params, newsletterSlug: 'other' })
    expect((await owner.visit.get(unknown)).status).toBe(404)
    await env.DB.prepare('DELETE FROM collection WHERE id = ?').bind(publication.id).run()
    expect(await newsletterFor(owner.visit, id)).toBeNull()
  })
})
