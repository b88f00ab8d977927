import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, expect, test } from 'vitest'
import { MAX_RESPONSE_PICTURES } from '../../../schema/rules/responses'
import { media } from '../../../schema/tables/media'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createPicture } from '../collection/support'
import { answerTo } from '../endpoints/ask'
import { answer, edit, established, respond, respondWith, type Visit } from './support'

/* Pictures in responses. Rule: docs/rules/responses.md, "Pictures". */

const SEA = 'a'.repeat(24)
const picture = (more: object = {}) => ({
  type: 'IMG',
  name: 'pic1',
  text: '',
  markups: [],
  alt: 'The sea',
  layout: 'inset',
  imageId: SEA,
  ...more,
})
const inserting = (...paragraphs: { name: string }[]) =>
  paragraphs.map((paragraph, i) => ({
    type: 'insert',
    after: i === 0 ? null : paragraphs[i - 1]?.name,
    paragraph,
  }))

beforeAll(async () => {
  await createPicture(SEA, (await established()).user.id)
})

/** A story, and a reader whose responses don't wait any more. */
async function setting() {
  const reader = await established()
  const { id } = await createStory({ title: 'Tides' })
  await respond(reader.visit, id, 'Plain words')
  return { id, ...reader }
}

const sourceOf = async (visit: Visit, id: string) => {
  const { data } = await visit.ask('query ($id: ID!) { post(id: $id) { viewerEdge { responseText } } }', {
    id,
  })
  return (data as { post: { viewerEdge: { responseText: string } } }).post.viewerEdge.responseText
}

test('a response has pictures of our store, with their size, their description and a caption', async () => {
  const { id, visit } = await setting()
  await drizzle(env.DB)
    .update(media)
    .set({ width: 640, height: 480, unusedSince: NOON })
    .where(eq(media.id, SEA))
  const words = { type: 'P', name: 'word', text: 'Look', markups: [] }
  const response = await respondWith(visit, id, {
    deltas: inserting(words, picture({ text: 'From the "pier"', width: 1, height: 1 })),
  })
  const shown = {
    type: 'IMG',
    imageId: SEA,
    alt: 'The sea',
    text: 'From the "pier"',
    width: 640,
    height: 480,
  }
  expect(response).toMatchObject({
    title: 'Look From the "pier"',
    content: { body: [{ text: 'Look' }, shown] },
  })
  // A picture that nothing named is in use from now on.
  expect(await drizzle(env.DB).select().from(media).where(eq(media.id, SEA))).toMatchObject([
    { unusedSince: null },
  ])
  // Typing what it says makes the same.
  const source = await sourceOf(visit, response.id)
  expect(source).toBe(`Look\n\n![The sea](/_/image/resample-w680-webp/${SEA} "From the \\"pier\\"")`)
  expect(await edit(visit, response.id, `${source}\n\nMore`)).toMatchObject({
    content: { body: [{ text: 'Look' }, shown, { text: 'More' }] },
  })
  expect(await (await answerTo(`/feed/p/${id}/responses`)).text()).toContain(SEA)
  expect(await (await visit.get(`/p/${id}/responses`)).text()).toContain('alt="The sea"')
})

test('a picture alone is something to see, and lists call it by its description', async () => {
  const { id, visit } = await setting()
  expect(await respondWith(visit, id, { deltas: inserting(picture()) })).toMatchObject({ title: 'The sea' })
  expect(await respondWith(visit, id, { deltas: inserting(picture({ alt: '' })) })).toMatchObject({
    title: 'A picture',
  })
  // What it says is compared, not how it would be typed.
  const response = await respondWith(visit, id, { deltas: inserting(picture()) })
  const changed = await answer(
    visit,
    'mutation ($id: ID!, $deltas: Deltas) { result: editPostResponse(postId: $id, deltas: $deltas) { __typename ... on Post { id response { editedAt } content { body } } } }',
    { id: response.id, deltas: inserting(picture({ alt: 'The pier' })) },
  )
  expect(changed).toMatchObject({ response: { editedAt: NOON }, content: { body: [{ alt: 'The pier' }] } })
})

test.each([
  ['that isn’t there', { imageId: 'b'.repeat(24) }],
  ['of another site', { imageId: undefined, src: 'https://example.org/a.png' }],
  ['that leads somewhere', { href: 'https://example.org/' }],
  ['wider than the text', { layout: 'full-width' }],
  ['of a gallery', { gallery: 'start' }],
])('refuses a picture %s', async (_, more) => {
  const { id, visit } = await setting()
  expect(await respondWith(visit, id, { deltas: inserting(picture(more)) })).toMatchObject({
    __typename: 'BadRequest',
    field: 'deltas',
  })
})

test('refuses a fifth picture, and makes a link of one that is elsewhere', async () => {
  const { id, visit } = await setting()
  const many = Array.from({ length: MAX_RESPONSE_PICTURES + 1 }, (_, i) => picture({ name: `pic${i}` }))
  expect(await respondWith(visit, id, { deltas: inserting(...many) })).toMatchObject({
    message: 'A response can have 4 pictures at most.',
  })
  const typed = await respond(visit, id, 'See ![a **cat**](https://example.org/cat.png)')
  expect(typed).toMatchObject({
    content: {
      body: [
        { text: 'See' },
        { text: 'a cat', markups: [{ type: 'A', href: 'https://example.org/cat.png' }] },
      ],
    },
  })
})

test('one of an account of which none was shown waits', async () => {
  const { id } = await setting()
  const other = await established()
  expect(await respondWith(other.visit, id, { deltas: inserting(picture()) })).toMatchObject({
    response: { status: 'HELD' },
  })
})
