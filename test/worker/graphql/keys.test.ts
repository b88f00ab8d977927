import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { block, relation } from '../block/support'
import { change, storedItems } from '../catalog/support'
import { clap } from '../clap/support'
import { begun } from '../draft/support'
import { addNote, reply } from '../post-note/support'
import { quote, quotesSeen } from '../quote/support'
import { report, reportsOf } from '../report/support'
import { answer, established, listed, respond } from '../response/support'
import { publication, submit } from '../submission/support'

const KEY = 'the same key'
const body = () => [paragraph('Some words to mark.', 'text')]
const twoStories = async (given: Parameters<typeof createStory>[0] = {}) =>
  [await createStory({ body: body(), ...given }), await createStory({ body: body(), ...given })] as const

/** One key used for two things makes two requests; repeated for the first thing, it is the first request. */
async function twice<Given, Sent extends { id?: unknown }>(
  [one, other]: readonly [Given, Given],
  send: (given: Given) => Promise<Sent>,
): Promise<Sent[]> {
  const sent = [await send(one), await send(other)]
  expect(await send(one)).toMatchObject({ id: sent[0]?.id })
  expect(sent[1]?.id).not.toBe(sent[0]?.id)
  return sent
}

test('responses', async () => {
  const { visit } = await established()
  const stories = await twoStories()
  const sent = await twice(stories, ({ id }) => respond(visit, id, 'An answer', KEY))
  expect(sent.map(({ __typename }) => __typename)).toEqual(['Post', 'Post'])
  for (const [i, { id }] of stories.entries()) expect((await listed(visit, id)).ids).toEqual([sent[i]?.id])
  const answered = await respond(visit, String(sent[0]?.id), 'An answer to that', KEY)
  expect(answered).toMatchObject({ __typename: 'Post' })
  const { id: listId } = await createCatalog({ creatorId: (await createUser()).id, visibility: 0 })
  const toList = `mutation ($id: ID!, $key: String) { result: publishCatalogResponse(inResponseToCatalogId: $id, text: "Hello", key: $key) { __typename ... on Post { id } } }`
  const first = await answer(visit, toList, { id: listId, key: KEY })
  expect(first).toMatchObject({ __typename: 'Post' })
  expect(await answer(visit, toList, { id: listId, key: KEY })).toEqual(first)
})

test('private notes, also answers to them', async () => {
  const { user, visit } = await signedIn()
  const stories = await twoStories({ creatorId: user.id })
  const notesOn = async (id: string) => {
    const { results } = await env.DB.prepare('SELECT text FROM post_note WHERE post_id = ? ORDER BY rowid')
      .bind(id)
      .all<{ text: string }>()
    return results.map(({ text }) => text)
  }
  for (const { id } of [...stories, ...stories]) {
    const written = await addNote(visit, id, `A note on ${id}`, { key: KEY })
    expect(written).toMatchObject({ __typename: 'PostNotes', notes: [{ text: `A note on ${id}` }] })
    await reply(visit, written.notes?.[0]?.id, `An answer on ${id}`, KEY)
    await reply(visit, written.notes?.[0]?.id, `An answer on ${id}`, KEY)
    expect(await notesOn(id)).toEqual([`A note on ${id}`, `An answer on ${id}`])
  }
})

test('a private note that is sent twice at once is written once', async () => {
  const { user, visit } = await signedIn()
  const { id } = await createStory({ creatorId: user.id, body: body() })
  const sent = await Promise.all([1, 2, 3].map(() => addNote(visit, id, 'Once', { key: KEY })))
  const stored = await env.DB.prepare('SELECT id FROM post_note WHERE post_id = ?').bind(id).all()
  expect(stored.results).toHaveLength(1)
  for (const { notes } of sent) expect(notes?.map((note) => note.id)).toEqual([stored.results[0]?.id])
})

test('claps, highlights, blocks and reports', async () => {
  const { visit } = await signedIn()
  const stories = await twoStories()
  for (const { id } of stories) {
    expect(await clap(visit, id, 3, KEY)).toMatchObject({ __typename: 'Post', clapCount: 3 })
    expect(await quote(visit, id, { key: KEY })).toMatchObject({ __typename: 'Quote' })
    expect(await quote(visit, id, { key: KEY, startOffset: 5, endOffset: 10 })).toMatchObject({
      __typename: 'Quote',
    })
    expect((await quotesSeen(visit, id)).viewerEdge.quotes).toHaveLength(2)
    expect(await report(visit, 'POST', id, { key: KEY })).toMatchObject({ __typename: 'FiledReport' })
  }
  expect(await reportsOf(visit)).toHaveLength(2)
  for (const other of [await createUser(), await createUser()]) {
    await block(visit, other.id, KEY)
    expect(await relation(visit, other.id)).toMatchObject({ isBlocking: true })
  }
})

test('lists and what is in them', async () => {
  const { visit } = await signedIn()
  const [one, other] = await twoStories()
  const made = await change(visit, 'createCatalog', {
    name: 'A list',
    description: '',
    visibility: 0,
    postId: one.id,
    key: KEY,
  })
  const add = (catalogId: string) =>
    change(visit, 'editCatalogItems', {
      catalogId,
      operations: [{ type: 'ADD', postId: other.id }],
      key: KEY,
    })
  await add(made.id)
  expect(await storedItems(made.id)).toEqual([other.id, one.id])
  const second = await change(visit, 'createCatalog', {
    name: 'B',
    description: '',
    visibility: 0,
    key: 'b',
  })
  await add(second.id)
  expect(await storedItems(second.id)).toEqual([other.id])
})

test('a submission is refused for another story', async () => {
  const { collection, writer } = await publication()
  const [one, other] = [await begun(writer.visit), await begun(writer.visit)]
  expect(await submit(writer.visit, one, collection.id, { key: KEY })).toMatchObject({
    __typename: 'Submission',
  })
  expect(await submit(writer.visit, other, collection.id, { key: KEY })).toMatchObject({
    __typename: 'Conflict',
  })
})
