import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_HIGHLIGHT } from '../../../schema/rules/limits'
import { DELETED_QUOTE_KEPT, MOST_QUOTES_OF_STORY } from '../../../schema/rules/quotes'
import type { StoryBody } from '../../../schema/story/paragraph'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { at, manyQuotes, quote, quotesBy, quotesSeen, withQuote } from './support'

const TEXT = 'The tide turns around a point, and x + y = z, and `code` too.'
const BODY: StoryBody = [
  {
    type: 'P',
    name: 'text',
    text: TEXT,
    markups: [
      { type: 'CODE', start: TEXT.indexOf('x +'), end: TEXT.indexOf(', and `'), isFormula: true },
      { type: 'CODE', start: TEXT.indexOf('code'), end: TEXT.indexOf('code') + 4 },
    ],
  },
  {
    type: 'P',
    name: 'command',
    text: 'Type rm to delete.',
    markups: [{ type: 'CODE', start: 5, end: 7 }],
  },
  { type: 'PRE', name: 'pre', text: 'let x = 1', markups: [] },
  { type: 'MATH', name: 'math', text: 'x + y' },
  paragraph('x'.repeat(MAX_HIGHLIGHT + 1), 'long'),
]

let reader: Awaited<ReturnType<typeof signedIn>>
let other: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  reader = await signedIn({ username: 'quoter' })
  other = await signedIn()
})

const story = (given: Parameters<typeof createStory>[0] = {}) =>
  createStory({ body: BODY, ...given }).then(({ id }) => id)
const count = async (postId: string): Promise<unknown> =>
  env.DB.prepare('SELECT count(*) AS n FROM quote WHERE post_id = ?').bind(postId).first('n')

describe('highlighting', () => {
  test('keeps a passage, once for each person, public or private', async () => {
    const id = await story()
    const made = await quote(reader.visit, id, { endOffset: 14 })
    expect(made).toMatchObject({
      __typename: 'Quote',
      words: TEXT.slice(0, 14),
      paragraphName: 'text',
      startOffset: 0,
      isPrivate: false,
    })
    const again = await quote(reader.visit, id, { endOffset: 14, isPrivate: true })
    expect(again).toMatchObject({ id: made.id, isPrivate: true })
    expect((await quotesSeen(reader.visit, id)).viewerEdge).toMatchObject({
      canQuote: true,
      quotes: [{ id: made.id }],
    })
    expect(await quotesSeen(other.visit, id)).toMatchObject({
      viewerEdge: { quotes: [] },
      quotesConnection: { quotes: [] },
    })
    await quote(other.visit, id, { endOffset: 14 })
    expect((await quotesSeen(newVisit(), id)).quotesConnection.quotes).toHaveLength(1)
  })

  test('is one highlight from two tabs at once, and a sending that arrives late changes nothing', async () => {
    const id = await story()
    const [one, two] = await Promise.all(['a', 'b'].map((key) => quote(reader.visit, id, { key })))
    expect(two?.id).toBe(one?.id)
    expect(await count(id)).toBe(1)
    const made = await quote(reader.visit, id, { startOffset: 4, endOffset: 8, key: 'same' })
    await withQuote(reader.visit, 'deleteQuote', made.id)
    await quote(reader.visit, id, { startOffset: 4, endOffset: 8, key: 'same' })
    expect((await quotesSeen(reader.visit, id)).viewerEdge.quotes.map((each) => each.id)).toEqual([one?.id])
    expect((await quote(reader.visit, id, { startOffset: 4, endOffset: 8, key: 'new' })).id).toBe(made.id)
    expect((await quotesSeen(reader.visit, id)).viewerEdge.quotes).toHaveLength(2)
  })

  test('looks for words that have moved since, and refuses those that are gone', async () => {
    const id = await story()
    const words = 'turns around a point'
    const moved = await quote(reader.visit, id, { startOffset: 0, endOffset: words.length, words })
    expect(moved).toMatchObject({ words, startOffset: TEXT.indexOf(words) })
    const gone = { endOffset: 10, words: 'what nobody wrote' }
    expect(await quote(reader.visit, id, gone)).toMatchObject({ __typename: 'Conflict', field: 'words' })
  })

  test.each([
    [
      'inside code',
      { startOffset: TEXT.indexOf('code'), endOffset: TEXT.indexOf('code') + 4 },
      'startOffset',
    ],
    ['inside code, with spaces', { paragraphName: 'command', startOffset: 4, endOffset: 8 }, 'startOffset'],
    ['over a formula', { startOffset: 24, endOffset: TEXT.length }, 'startOffset'],
    ['in a block of code', { paragraphName: 'pre', endOffset: 3 }, 'paragraphName'],
    ['of a paragraph that isn’t there', { paragraphName: 'none' }, 'paragraphName'],
    ['of 1,001 characters', { paragraphName: 'long', endOffset: MAX_HIGHLIGHT + 1 }, 'endOffset'],
    ['beyond the text', { endOffset: TEXT.length + 1 }, 'endOffset'],
    ['backwards', { startOffset: 5, endOffset: 2 }, 'endOffset'],
    ['from before the text', { startOffset: -1 }, 'startOffset'],
    ['of a space', { startOffset: 3, endOffset: 4 }, 'endOffset'],
  ])('is refused %s', async (_name, given, field) => {
    expect(await quote(reader.visit, await story(), given)).toMatchObject({ __typename: 'BadRequest', field })
  })

  test('may have code in it, and characters of two units each', async () => {
    const fish = '🐟'.repeat(600)
    const id = await story({ body: [...BODY, paragraph(fish, 'fish')] })
    const command = { paragraphName: 'command', endOffset: 7 }
    expect(await quote(reader.visit, id, command)).toMatchObject({ words: 'Type rm' })
    const all = { ...at(fish, fish), paragraphName: 'fish' }
    expect(await quote(reader.visit, id, all)).toMatchObject({ words: fish })
  })

  test.each([
    ['code', 'pre', 'Code can’t be highlighted.'],
    ['a formula', 'math', 'Formulas can’t be highlighted.'],
  ])('says why %s of its own can’t be', async (_what, paragraphName, message) => {
    expect(await quote(reader.visit, await story(), { paragraphName, endOffset: 3 })).toMatchObject({
      message,
    })
  })

  test('is refused for visitors, suspended people, and in stories that aren’t there', async () => {
    const id = await story()
    expect(await quote(newVisit(), id)).toMatchObject({ __typename: 'Unauthorized' })
    const { visit } = await signedIn({ isSuspended: true })
    expect(await quote(visit, id)).toMatchObject({ __typename: 'AccountSuspended' })
    for (const state of ['draft', 'trashed', 'removed'] as const) {
      const hidden = await story({ state, isListed: false })
      expect(await quote(reader.visit, hidden)).toMatchObject({ __typename: 'NotFound' })
    }
    const draft = await story({ state: 'draft', isListed: false, creatorId: reader.user.id })
    expect(await quote(reader.visit, draft)).toMatchObject({ __typename: 'Forbidden' })
  })

  test('has a limit for each story', async () => {
    const id = await story()
    await manyQuotes(id, other.user.id, MOST_QUOTES_OF_STORY)
    expect(await quote(other.visit, id)).toMatchObject({ __typename: 'Conflict' })
    await env.DB.prepare('DELETE FROM quote WHERE post_id = ?').bind(id).run()
  })
})

test('a member-only story gives away no words: others highlight its preview, and read no highlight', async () => {
  const body = Array.from({ length: 12 }, (_, i) => paragraph(`${'word '.repeat(40)}${i}.`, `p${i}`))
  const { id } = await createStory({ body, access: 'locked', creatorId: other.user.id })
  const hidden = { paragraphName: 'p11', endOffset: 20 }
  expect(await quote(other.visit, id, hidden)).toMatchObject({ words: 'word word word word ' })
  expect(await quote(reader.visit, id, hidden)).toMatchObject({ __typename: 'BadRequest' })
  const seen = await quotesSeen(reader.visit, id)
  expect(seen.quotesConnection.quotes).toMatchObject([{ words: null }])
  const { quotes } = (await (await newVisit().get(`/p/${id}/quotes`)).json()) as { quotes: object[] }
  expect(quotes).toMatchObject([{ words: null }])
})

test('is deleted by its owner, comes back for a day, and is then swept', async () => {
  const id = await story()
  const made = await quote(reader.visit, id)
  expect(await withQuote(other.visit, 'deleteQuote', made.id)).toMatchObject({ __typename: 'NotFound' })
  for (let i = 0; i < 2; i++)
    expect(await withQuote(reader.visit, 'deleteQuote', made.id)).toMatchObject({ __typename: 'Quote' })
  expect((await quotesSeen(reader.visit, id)).viewerEdge.quotes).toEqual([])
  await cronJob('sweep-tables', 0)
  await withQuote(reader.visit, 'restoreQuote', made.id)
  expect((await quotesSeen(reader.visit, id)).viewerEdge.quotes).toHaveLength(1)
  await withQuote(reader.visit, 'deleteQuote', made.id)
  await cronJob('sweep-tables', NOON + 2 * DELETED_QUOTE_KEPT)
  expect(await count(id)).toBe(0)
})

test('the passages that most have highlighted are told with how many', async () => {
  const id = await story()
  const people = await Promise.all([signedIn(), signedIn()])
  for (const { visit } of people) await quote(visit, id, { startOffset: 4, endOffset: 30 })
  await quote(reader.visit, id, { startOffset: 4, endOffset: 22 })
  await quote(reader.visit, id, { paragraphName: 'long', endOffset: 10 })
  const { topQuotes } = await quotesSeen(newVisit(), id)
  expect(topQuotes).toMatchObject([{ peopleCount: 3, quote: { words: TEXT.slice(4, 30) } }])
})

test('a person’s highlights are found by their words, the private ones by themselves alone', async () => {
  const id = await story({ title: 'Amphidromes' })
  const { user, visit } = await signedIn()
  await quote(visit, id, { endOffset: 8 })
  await quote(visit, id, { startOffset: 9, endOffset: 14, isPrivate: true })
  expect(await quotesBy(visit, user.username)).toHaveLength(2)
  expect(await quotesBy(visit, user.username, 'TURNS')).toMatchObject([{ words: 'turns', isPrivate: true }])
  expect(await quotesBy(other.visit, user.username)).toMatchObject([{ words: 'The tide' }])
  expect(await quotesBy(newVisit(), user.username, 'amphidrome')).toHaveLength(1)
  expect(await quotesBy(newVisit(), user.username, 'turns')).toEqual([])
})

test('its writer is told once a day, of public highlights alone', async () => {
  const writer = await createUser()
  const id = await story({ creatorId: writer.id })
  const told = () =>
    env.DB.prepare("SELECT actor_count AS n FROM notification WHERE user_id = ? AND kind = 'highlight'")
      .bind(writer.id)
      .all<{ n: number }>()
  await quote(reader.visit, id, { isPrivate: true })
  expect((await told()).results).toEqual([])
  await quote(reader.visit, id)
  await quote(reader.visit, id, { startOffset: 4, endOffset: 8 })
  await quote(other.visit, id)
  expect((await told()).results.map(({ n }) => n)).toContain(2)
})

describe('over HTTP', () => {
  const post = (visit: ReturnType<typeof newVisit>, path: string, body: object) =>
    visit.send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { origin: 'https://quire.example', 'content-type': 'application/json' },
    })

  test('a highlight is created, listed and led to', async () => {
    const id = await story()
    const given = { paragraphName: 'text', startOffset: 0, endOffset: 14 }
    const created = await post(reader.visit, `/_/p/${id}/quotes/create`, given)
    expect(created.status).toBe(200)
    const { quote: made } = (await created.json()) as { quote: { id: string; words: string } }
    expect(made.words).toBe(TEXT.slice(0, 14))
    const list = await newVisit().get(`/p/${id}/quotes`)
    expect(await list.json()).toMatchObject({ quotes: [{ id: made.id }], next: null })
    const there = await newVisit().get(`/p/${id}/quotes/${made.id}`, { accept: 'text/html' })
    expect([there.status, there.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/#:~:text=The%20tide%20turns$/),
    ])
    await quote(reader.visit, id, { endOffset: 14, isPrivate: true })
    expect((await newVisit().get(`/p/${id}/quotes/${made.id}`, { accept: 'text/html' })).status).toBe(404)
    expect((await newVisit().get('/p/f00000000000/quotes')).status).toBe(404)
  })
})
