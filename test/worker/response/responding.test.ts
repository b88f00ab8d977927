import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { MAX_RESPONSE_DEPTH } from '../../../schema/rules/responses'
import { NOON, nextId } from '../../factories/ids'

import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { answer, edit, established, listed, respond, respondWith, withResponse } from './support'

describe('responding', () => {
  test('publishes a response with what Markdown says, and counts it', async () => {
    const { id } = await createStory()
    const { visit } = await established()
    // An account whose words were shown may link.
    const before = await respond(visit, id, 'Plain words')
    const text =
      'So **true**, and *kind*.\nSee [this](https://example.com).\n\n- one\n- two\n\n> said\n\n<script>x</script> # no heading'
    const response = await respond(visit, id, text)
    expect(response).toMatchObject({
      __typename: 'Post',
      response: { status: 'SHOWN', isPinned: false, depth: 1, editedAt: null, isByAuthor: false },
    })
    const { body } = response.content as { body: { type: string; text: string; markups: object[] }[] }
    expect(body.map(({ type, text: words }) => [type, words])).toEqual([
      ['P', 'So true, and kind.\nSee this.'],
      ['ULI', 'one'],
      ['ULI', 'two'],
      ['BQ', 'said'],
      ['P', '<script>x</script> # no heading'],
    ])
    expect(body[0]?.markups).toMatchObject([
      { type: 'STRONG', start: 3, end: 7 },
      { type: 'EM' },
      { type: 'A', href: 'https://example.com/' },
    ])
    expect(await listed(newVisit(), id)).toMatchObject({
      count: 2,
      ids: expect.arrayContaining([before.id, response.id]),
      gone: [],
    })
  })

  test('takes deltas as an editor makes them', async () => {
    const { id } = await createStory()
    const { visit } = await established()
    const deltas = [{ type: 'insert', after: null, paragraph: paragraph('By hand', 'aaaa') }]
    const response = await respondWith(visit, id, { deltas })
    expect(response).toMatchObject({ __typename: 'Post', content: { body: [{ text: 'By hand' }] } })
    for (const given of [{}, { text: 'both', deltas }])
      expect(await respondWith(visit, id, given)).toMatchObject({ __typename: 'BadRequest', field: 'text' })
    const heading = [
      { type: 'insert', after: null, paragraph: { type: 'H2', name: 'aaaa', text: 'Big', markups: [] } },
    ]
    expect(await respondWith(visit, id, { deltas: heading })).toMatchObject({
      __typename: 'BadRequest',
      field: 'deltas',
    })
  })

  test('what an editor made keeps all of its markups when it is changed, as deltas and as Markdown', async () => {
    const { id } = await createStory()
    const { visit } = await established()
    await respond(visit, id, 'Plain words')
    const text = 'strong, slanted, struck, code and a link'
    const over = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
    const markups = [
      { type: 'STRONG', ...over('strong') },
      { type: 'EM', ...over('slanted') },
      { type: 'STRIKE', ...over('struck') },
      { type: 'CODE', ...over('code') },
      { type: 'A', ...over('a link'), href: 'https://example.com/', title: 'There' },
    ]
    const body = [
      { type: 'P', name: 'aaaa', text, markups },
      { type: 'OLI', name: 'bbbb', text: 'one', markups: [], level: 0, start: 3 },
      { type: 'ULI', name: 'cccc', text: 'within', markups: [], level: 1 },
      { type: 'BQ', name: 'dddd', text, markups },
      { type: 'PRE', name: 'eeee', text: 'let x = 1', markups: [], language: 'ts' },
    ]
    const inserting = (paragraphs: typeof body) =>
      paragraphs.map((one, i) => ({ type: 'insert', after: paragraphs[i - 1]?.name ?? null, paragraph: one }))
    const response = await respondWith(visit, id, { deltas: inserting(body) })
    const unnamed = body.map(({ name: _, ...one }) => one)
    expect(response).toMatchObject({ content: { body: unnamed } })
    const more = { type: 'P', name: 'ffff', text: 'More', markups: [] }
    const asDeltas = await answer(
      visit,
      'mutation ($id: ID!, $deltas: Deltas) { result: editPostResponse(postId: $id, deltas: $deltas) { __typename ... on Post { id content { body } } } }',
      { id: response.id, deltas: inserting([...body, more]) },
    )
    expect(asDeltas).toMatchObject({ content: { body: [...unnamed, { text: 'More' }] } })
    const { data } = await visit.ask('query ($id: ID!) { post(id: $id) { viewerEdge { responseText } } }', {
      id: response.id,
    })
    const source = (data as { post: { viewerEdge: { responseText: string } } }).post.viewerEdge.responseText
    expect(await edit(visit, response.id, `${source}\n\nStill more`)).toMatchObject({
      content: { body: [...unnamed, { text: 'More' }, { text: 'Still more' }] },
    })
  })

  test('publishes once what is sent twice with a key, even at the same moment', async () => {
    const { id } = await createStory()
    const { visit } = await established()
    const [one, two] = await Promise.all([
      respond(visit, id, 'Hello', 'same'),
      respond(visit, id, 'Hello', 'same'),
    ])
    const three = await respond(visit, id, 'Hello', 'same')
    expect(new Set([one.id, two.id, three.id]).size).toBe(1)
    expect(await listed(visit, id)).toMatchObject({ count: 1, ids: [one.id] })
  })

  test.each([
    ['5,001 characters', 'x'.repeat(5001), 'A response can have 5,000 characters at most.'],
    ['nothing', ' \n ', 'Write something first.'],
    ['invisible characters', '\u200b\u2060\u3164\u2800\u00ad\u0301', 'Write something first.'],
    ['signs without words', '> ', 'Write something first.'],
  ])('refuses %s', async (_, text, message) => {
    const { id } = await createStory()
    const { visit } = await established()
    expect(await respond(visit, id, text)).toMatchObject({ __typename: 'BadRequest', field: 'text', message })
    // Deltas say the same without Markdown, where a sign is a word.
    const said = { type: 'P', name: 'aaaa', text: text.trim(), markups: [] }
    const deltas = [{ type: 'insert', after: null, paragraph: said }]
    if (text !== '> ')
      expect(await respondWith(visit, id, { deltas })).toMatchObject({
        __typename: 'BadRequest',
        field: 'deltas',
        message,
      })
    expect(await respond(visit, id, 'x'.repeat(5000))).toMatchObject({ __typename: 'Post' })
  })

  test('refuses visitors, suspended people and what isn’t there', async () => {
    const { id } = await createStory()
    expect(await respond(newVisit(), id, 'Hello')).toMatchObject({ __typename: 'Unauthorized' })
    const suspended = await established({ isSuspended: true })
    expect(await respond(suspended.visit, id, 'Hello')).toMatchObject({ __typename: 'AccountSuspended' })
    const { visit, user } = await established()
    const removed = await createStory({ state: 'removed', isListed: false })
    const foreign = await createStory({ state: 'draft', isListed: false })
    for (const gone of [removed.id, foreign.id, nextId(), 'nothing'])
      expect(await respond(visit, gone, 'Hello')).toMatchObject({ __typename: 'NotFound' })
    const draft = await createStory({ creatorId: user.id, state: 'draft', isListed: false })
    expect(await respond(visit, draft.id, 'Hello')).toMatchObject({ __typename: 'Forbidden' })
  })

  test('says in the fixed words that a discussion is closed, also to who changes a response', async () => {
    const { id } = await createStory()
    const { visit } = await established()
    const response = await respond(visit, id, 'Before')
    await env.DB.prepare('UPDATE post SET responses_closed = 1 WHERE id = ?').bind(id).run()
    const closed = {
      __typename: 'Forbidden',
      message:
        'The author has closed discussion for this story. We are unable to save changes to your response.',
    }
    expect(await respond(visit, id, 'After')).toMatchObject(closed)
    expect(await respond(visit, response.id, 'An answer')).toMatchObject(closed)
    expect(await edit(visit, response.id, 'Changed')).toMatchObject(closed)
    expect(await withResponse(visit, 'deletePost', response.id)).toMatchObject({ __typename: 'Post' })
  })

  test('goes only so deep', async () => {
    const { id } = await createStory()
    const { visit } = await established()
    let last = id
    for (let depth = 1; depth <= MAX_RESPONSE_DEPTH; depth++) {
      const answer = await respond(visit, last, `Level ${depth}`)
      expect(answer).toMatchObject({ __typename: 'Post', response: { depth } })
      last = answer.id
    }
    expect(await respond(visit, last, 'Deeper')).toMatchObject({ __typename: 'BadRequest' })
    // All of them count for the story, and each for what it answers.
    expect((await listed(visit, id)).count).toBe(MAX_RESPONSE_DEPTH)
  })
})

describe('changing and deleting', () => {
  test('a response is its writer’s', async () => {
    const { id } = await createStory()
    const { visit } = await established()
    const other = await established()
    const response = await respond(visit, id, 'First')
    expect(await edit(other.visit, response.id, 'Mine')).toMatchObject({ __typename: 'Forbidden' })
    expect(await withResponse(other.visit, 'deletePost', response.id)).toMatchObject({
      __typename: 'Forbidden',
    })
    const changed = await edit(visit, response.id, 'Second **thought**')
    expect(changed).toMatchObject({ title: 'Second thought', response: { editedAt: NOON } })
    const { data } = await visit.ask('query ($id: ID!) { post(id: $id) { viewerEdge { responseText } } }', {
      id: response.id,
    })
    expect(data).toEqual({ post: { viewerEdge: { responseText: 'Second **thought**' } } })
  })

  test('leaves no trace but a place where there are answers, and can be undone', async () => {
    const { id } = await createStory()
    const { visit } = await established()
    const answered = await respond(visit, id, 'Answered')
    const alone = await respond(visit, id, 'Alone')
    const answer = await respond(visit, answered.id, 'An answer')
    for (const one of [answered, alone]) await withResponse(visit, 'deletePost', one.id)
    expect(await listed(newVisit(), id)).toMatchObject({ count: 1, ids: [], gone: [answered.id] })
    for (const [one, status] of [
      [answered, 200],
      [alone, 404],
    ] as const)
      expect((await newVisit().get(`/p/${one.id}/responses`)).status).toBe(status)
    const thread = await newVisit().ask(
      'query ($id: ID!) { responseThread(id: $id) { post { id } answersCount answers { posts { id } } } }',
      { id: answered.id },
    )
    expect(thread.data).toEqual({
      responseThread: { post: null, answersCount: 1, answers: { posts: [{ id: answer.id }] } },
    })
    await withResponse(visit, 'undeletePost', answered.id)
    expect(await listed(newVisit(), id)).toMatchObject({ count: 2, ids: [answered.id], gone: [] })
  })
})

test('a response is read on a page of its own, to which its story’s address leads', async () => {
  const { id } = await createStory()
  const { visit } = await established()
  const response = await respond(visit, id, 'Read me alone')
  const { response: page, url } = await newVisit().follow(`/p/${response.id}`)
  expect(url).toMatch(new RegExp(`/p/${response.id}/responses$`))
  expect(await page.text()).toContain('Read me alone')
  const edit = await visit.get(`/p/${response.id}/edit`)
  expect([edit.status, edit.headers.get('location')]).toEqual([302, `/p/${response.id}/responses`])
  const ofStory = await (await newVisit().get(`/p/${id}/responses`)).text()
  expect(ofStory).toContain('Read me alone')
})

test.each([
  ['suspended', 'is_suspended', 'PostSuspended'],
  ['gone', 'deactivated_at', 'RemovedByUser'],
])(
  'responses of somebody who is %s aren’t shown, and nobody answers them',
  async (_what, column, __typename) => {
    const { id } = await createStory()
    const { visit, user } = await established()
    const response = await respond(visit, id, 'Buy this')
    await env.DB.prepare(`UPDATE user SET ${column} = 1 WHERE id = ?`).bind(user.id).run()
    expect((await listed(newVisit(), id)).ids).toEqual([])
    const other = await established()
    expect(await respond(other.visit, response.id, 'No')).toMatchObject({ __typename })
  },
)
