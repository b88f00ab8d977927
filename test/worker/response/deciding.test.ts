import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { RESPONSE_HELD } from '../../../schema/rules/responses'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { quote, withQuote } from '../quote/support'
import {
  answer,
  decide,
  established,
  listed,
  pin,
  respond,
  respondToList,
  type Visit,
  withheld,
  withResponse,
} from './support'

const HIDE = 'hidePostResponseOnParentPost'
const UNHIDE = 'unhidePostResponseOnParentPost'

/** A story, who wrote it, and a reader who has been here for a while. */
async function setting() {
  const writer = await established()
  const { id } = await createStory({ creatorId: writer.user.id })
  return { id, writer, reader: await established() }
}

describe('what waits', () => {
  test('the first response of a new account, until the author shows it', async () => {
    const { id, writer, reader } = await setting()
    const { visit } = await signedIn({ createdAt: NOON })
    const first = await respond(visit, id, 'Hello')
    expect(first).toMatchObject({ response: { status: 'HELD' } })
    expect(await listed(newVisit(), id)).toMatchObject({ count: 0, ids: [] })
    expect((await reader.visit.get(`/p/${first.id}/responses`)).status).toBe(404)
    expect(await respond(reader.visit, first.id, 'Hi')).toMatchObject({ __typename: 'NotFound' })
    expect(await withheld(visit, id, 'HELD')).toEqual([first.id])
    expect(await withheld(writer.visit, id, 'HELD')).toEqual([first.id])
    expect(await withheld(reader.visit, id, 'HELD')).toEqual([])
    expect(await decide(reader.visit, UNHIDE, id, first.id)).toMatchObject({ __typename: 'Forbidden' })
    expect(await decide(writer.visit, UNHIDE, id, first.id)).toMatchObject({ id, responsesCount: 1 })
    expect(await listed(newVisit(), id)).toMatchObject({ count: 1, ids: [first.id] })
    expect(await respond(visit, id, 'https://example.com')).toMatchObject({ response: { status: 'SHOWN' } })
  })

  test('one with a link of an account of which none was shown, but nothing of those who decide', async () => {
    const { id, writer, reader } = await setting()
    const link = 'Look: https://example.com'
    expect(await respond(reader.visit, id, link)).toMatchObject({ response: { status: 'HELD' } })
    expect(await respond(reader.visit, id, 'Plain')).toMatchObject({ response: { status: 'SHOWN' } })
    expect(await respond(reader.visit, id, link)).toMatchObject({ response: { status: 'SHOWN' } })
    expect(await respond(writer.visit, id, link)).toMatchObject({ response: { status: 'SHOWN' } })
  })

  test('is not known by what somebody has said where they decide themselves', async () => {
    const { id } = await setting()
    const { user, visit } = await signedIn({ createdAt: NOON })
    const { id: listId } = await createCatalog({ creatorId: user.id })
    expect(await respondToList(visit, listId, 'Mine')).toMatchObject({ response: { status: 'SHOWN' } })
    const own = await createStory({ creatorId: user.id })
    const written = await createStory({ coAuthorIds: JSON.stringify([user.id]) })
    const collection = await createCollection()
    await createRoles(collection.id, { [user.id]: 'EDITOR' })
    const led = await createStory({ collectionId: collection.id })
    for (const story of [own, written, led])
      expect(await respond(visit, story.id, 'Mine')).toMatchObject({ response: { status: 'SHOWN' } })
    expect(await respond(visit, id, 'https://example.com')).toMatchObject({ response: { status: 'HELD' } })
    // A list of somebody else's counts as their stories do.
    const list = await createCatalog({ creatorId: (await established()).user.id })
    const first = await respondToList(visit, list.id, 'Hello')
    expect(first).toMatchObject({ response: { status: 'HELD' } })
    await env.DB.prepare("UPDATE post_response SET status = 'shown' WHERE post_id = ?").bind(first.id).run()
    expect(await respond(visit, id, 'https://example.org')).toMatchObject({ response: { status: 'SHOWN' } })
  })

  test('is shown after two weeks without a decision', async () => {
    const { id } = await setting()
    const { visit } = await signedIn({ createdAt: NOON })
    const friend = await established({ username: 'oldfriend' })
    const first = await respond(visit, id, 'Hello @oldfriend')
    const run = async (now: number) => {
      const ctx = createExecutionContext()
      await cronJob('show-held-responses', now)
      await waitOnExecutionContext(ctx)
    }
    await run(NOON + RESPONSE_HELD - 1)
    expect((await listed(newVisit(), id)).ids).toEqual([])
    const heard = () =>
      env.DB.prepare('SELECT kind FROM notification WHERE user_id = ?').bind(friend.user.id).all()
    expect((await heard()).results).toEqual([])
    await run(NOON + RESPONSE_HELD)
    expect(await listed(newVisit(), id)).toMatchObject({ count: 1, ids: [first.id] })
    expect((await heard()).results).toEqual([{ kind: 'mention' }])
  })
})

describe('hiding and showing', () => {
  test('takes a response with its answers out of the discussion, and brings it back', async () => {
    const { id, writer, reader } = await setting()
    const response = await respond(reader.visit, id, 'Hmm')
    await respond(reader.visit, response.id, 'And another thing')
    expect(await decide(reader.visit, HIDE, id, response.id)).toMatchObject({ __typename: 'Forbidden' })
    expect(await decide(writer.visit, HIDE, id, response.id)).toMatchObject({ __typename: 'Post', id })
    expect(await listed(reader.visit, id)).toMatchObject({ ids: [], gone: [] })
    expect(await withheld(writer.visit, id, 'HIDDEN')).toEqual([response.id])
    // It stays on its own page.
    expect((await newVisit().get(`/p/${response.id}/responses`)).status).toBe(200)
    await decide(writer.visit, UNHIDE, id, response.id)
    expect(await listed(reader.visit, id)).toMatchObject({ count: 2, ids: [response.id] })
    expect(await decide(writer.visit, HIDE, response.id, id)).toMatchObject({ __typename: 'NotFound' })
  })

  test('pins one response in place of another', async () => {
    const { id, writer, reader } = await setting()
    const one = await respond(reader.visit, id, 'One')
    const two = await respond(reader.visit, id, 'Two')
    const deep = await respond(reader.visit, two.id, 'Deep')
    expect(await pin(reader.visit, id, one.id)).toMatchObject({ __typename: 'Forbidden' })
    expect(await pin(writer.visit, id, deep.id)).toMatchObject({ __typename: 'BadRequest' })
    await pin(writer.visit, id, one.id)
    await pin(writer.visit, id, two.id)
    expect(await listed(newVisit(), id)).toMatchObject({ pinned: two.id, ids: [one.id] })
    await pin(writer.visit, id, two.id, false)
    expect(await listed(newVisit(), id, 'OLDEST')).toMatchObject({ pinned: null })
  })
})

test('lists of responses page in each order', async () => {
  const { id, reader } = await setting()
  const ids: string[] = []
  for (const n of [1, 2, 3]) {
    reader.visit.now = NOON + n
    ids.push((await respond(reader.visit, id, `Number ${n}`)).id)
  }
  const [first = '', , last = ''] = ids
  await respond(reader.visit, first, 'An answer makes it relevant')
  expect((await listed(newVisit(), id)).ids[0]).toBe(first)
  expect((await listed(newVisit(), id, 'OLDEST')).ids).toEqual(ids)
  const page = await listed(newVisit(), id, 'NEWEST', { limit: 2 })
  expect(page.ids).toEqual(ids.toReversed().slice(0, 2))
  expect(page.ids[0]).toBe(last)
  const rest = await listed(newVisit(), id, 'NEWEST', { limit: 2, to: page.next })
  expect(rest).toMatchObject({ ids: [first], next: null })
})

test('those whose work is discussed and those who are answered are told once, together', async () => {
  const { id, writer, reader } = await setting()
  const other = await established()
  const response = await respond(reader.visit, id, 'One')
  await respond(other.visit, id, 'Two')
  await respond(other.visit, response.id, 'Three')
  const told = async ({ visit }: typeof reader) => {
    const { data } = await visit.ask('{ notifications { notifications { kind actorCount post { id } } } }')
    return (data?.notifications as { notifications: object[] } | undefined)?.notifications
  }
  expect(await told(reader)).toEqual([{ kind: 'RESPONSE', actorCount: 1, post: { id: response.id } }])
  expect(await told(writer)).toHaveLength(2)
  expect(await told(writer)).toContainEqual({ kind: 'RESPONSE', actorCount: 2, post: { id } })
  expect(await told(other)).toEqual([])
})

test('lists are responded to likewise', async () => {
  const { user: owner, visit: own } = await established()
  const { visit } = await established()
  const catalog = await createCatalog({ creatorId: owner.id })
  const hidden = await createCatalog({ creatorId: owner.id, visibility: 1 })
  expect(await respondToList(visit, hidden.id, 'Hello')).toMatchObject({ __typename: 'NotFound' })
  const response = await respondToList(visit, catalog.id, 'Hello')
  const answer = await respond(own, response.id, 'Thank you')
  expect(answer).toMatchObject({ response: { depth: 2, isByAuthor: true } })
  const find = async () => {
    const { data } = await newVisit().ask(
      'query ($id: ID!) { catalogById(catalogId: $id) { ... on Catalog { responsesCount threadedCatalogResponses { posts { id } } } } }',
      { id: catalog.id },
    )
    return data?.catalogById
  }
  expect(await find()).toEqual({
    responsesCount: 2,
    threadedCatalogResponses: { posts: [{ id: response.id }] },
  })
  const decideOn = (name: string) =>
    own.ask(
      `mutation ($c: ID!, $r: ID!) { ${name}(parentCatalogId: $c, catalogResponseId: $r) { __typename } }`,
      { c: catalog.id, r: response.id },
    )
  await decideOn('hideCatalogResponseOnParent')
  expect(await find()).toMatchObject({ threadedCatalogResponses: { posts: [] } })
  await decideOn('showCatalogResponseOnParent')
  expect(await find()).toMatchObject({ threadedCatalogResponses: { posts: [{ id: response.id }] } })
  const close = (by: Visit, isClosed: boolean) =>
    by.ask(
      'mutation ($id: ID!, $isClosed: Boolean!) { changeCatalogSettings(catalogId: $id, responsesClosed: $isClosed) { ... on Catalog { responsesClosed } ... on UserError { code } } }',
      { id: catalog.id, isClosed },
    )
  expect((await close(visit, true)).data).toEqual({ changeCatalogSettings: { code: 'NOT_FOUND' } })
  expect((await close(own, true)).data).toEqual({ changeCatalogSettings: { responsesClosed: true } })
  expect(await respondToList(visit, catalog.id, 'More')).toMatchObject({
    __typename: 'Forbidden',
    message:
      'The author has closed discussion for this list. We are unable to save changes to your response.',
  })
  await close(own, false)
  await withResponse(visit, 'deletePost', response.id)
  expect(await find()).toMatchObject({ responsesCount: 1 })
})

test('a response is about a highlighted passage for as long as that is public', async () => {
  const { visit } = await established()
  const { id } = await createStory({ body: [paragraph('The tide turns around a point.', 'text')] })
  const other = await createStory()
  const marked = await quote(visit, id, { endOffset: 8 })
  const about = async (parent: string, quoteId: string) =>
    answer(
      visit,
      'mutation ($id: ID!, $quoteId: ID) { result: publishPostResponse(inResponseToPostId: $id, inResponseToQuoteId: $quoteId, text: "Does it?") { __typename ... on UserError { field } ... on Post { id response { quote { words post { id } } } } } }',
      { id: parent, quoteId },
    )
  const response = await about(id, marked.id)
  expect(response).toMatchObject({ response: { quote: { words: 'The tide', post: { id } } } })
  for (const [parent, quoteId] of [
    [other.id, marked.id],
    [id, 'no-such-quote'],
  ] as const)
    expect(await about(parent, quoteId)).toMatchObject({
      __typename: 'NotFound',
      field: 'inResponseToQuoteId',
    })
  await withQuote(visit, 'deleteQuote', marked.id)
  const { data } = await newVisit().ask(
    'query ($id: ID!) { post(id: $id) { response { quote { words } } } }',
    { id: response.id },
  )
  expect(data?.post).toEqual({ response: { quote: null } })
})
