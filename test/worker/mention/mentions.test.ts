import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { MAX_MENTIONS, mentionHref } from '../../../schema/rules/mentions'
import { NEWCOMER_MENTIONS } from '../../../schema/rules/newcomers'
import type { Paragraph } from '../../../schema/story/paragraph'
import { Database } from '../../../worker/data/database'
import { tellMentioned } from '../../../worker/services/mention/tell-mentioned'
import { NOON, nextId } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { begun, run, save } from '../draft/support'
import { list } from '../notification/support'
import { decide, edit, established, respond, respondWith, type Visit } from '../response/support'

/** The mentions that somebody has been told of: by whom, and where. */
async function toldOf(visit: Visit): Promise<string[]> {
  const page = await list(visit)
  return (page?.notifications ?? [])
    .filter(({ kind }) => kind === 'MENTION')
    .map(({ actors, actorCount, post }) => `${actors[0]?.name} of ${actorCount}: ${post?.title}`)
}
interface Said {
  text: string
  markups: { start: number; end: number; href?: string }[]
}
/** The words of a response that lead somewhere, with where. */
const linksOf = (response: Record<string, unknown>): [string, string | undefined][] =>
  (response.content as { body: Said[] }).body.flatMap(({ text, markups }) =>
    markups.filter(({ href }) => href).map(({ start, end, href }) => [text.slice(start, end), href] as const),
  ) as [string, string | undefined][]
const rename = (id: string, username: string) =>
  env.DB.prepare('UPDATE user SET username = ? WHERE id = ?').bind(username, id).run()

describe('a response', () => {
  test('leads to the people whom it names, in text alone, and tells them', async () => {
    const { id } = await createStory()
    const { user: ana, visit: anas } = await signedIn({ username: 'ana.m' })
    const { visit } = await established({ name: 'Bo' })
    const text = 'Ask @Ana.M. Not `@ana.m`, me@ana.m, [@ana.m](https://a.example/), @nobody_here or x/@ana.m'
    await respond(visit, id, 'First')
    const response = await respond(visit, id, text)
    expect(linksOf(response)).toEqual([
      ['@Ana.M', mentionHref(ana.id)],
      ['@ana.m', 'https://a.example/'],
    ])
    expect(await toldOf(anas)).toEqual([`Bo of 1: ${response.title}`])
  })

  test('goes on meaning somebody who has another name by now, when it is changed', async () => {
    const { id } = await createStory()
    const { user: cleo } = await signedIn({ username: 'cleo' })
    const { visit } = await established()
    const { id: responseId } = await respond(visit, id, 'Hello @cleo')
    await rename(cleo.id, 'cleopatra')
    await createUser({ username: 'cleo' })
    expect(linksOf(await edit(visit, responseId, 'Hello again, @cleo'))).toEqual([
      ['@cleo', mentionHref(cleo.id)],
    ])
  })

  test('tells each person once, joined with others of the discussion, and nobody who has muted its writer', async () => {
    const { id } = await createStory()
    const { visit: deas } = await signedIn({ username: 'dea' })
    const { visit: edus } = await signedIn({ username: 'edu' })
    const first = await established({ name: 'First' })
    const second = await established({ name: 'Second' })
    await edus.ask('mutation ($id: ID!) { muteUser(targetUserId: $id) { __typename } }', {
      id: first.user.id,
    })
    const { id: responseId } = await respond(first.visit, id, 'See @dea, @edu')
    await edit(first.visit, responseId, 'See @dea and @edu')
    expect(await toldOf(edus)).toEqual([])
    const last = await respond(second.visit, id, 'Yes, @dea')
    expect(await toldOf(deas)).toEqual([`Second of 2: ${last.title}`])
  })

  test('says no more to somebody who hears of it anyway', async () => {
    const writer = await signedIn({ username: 'flor' })
    const { id } = await createStory({ creatorId: writer.user.id })
    const { visit } = await established()
    await respond(visit, id, 'Thanks, @flor')
    expect(await toldOf(writer.visit)).toEqual([])
  })

  test('that waits tells nobody before it is shown', async () => {
    const writer = await signedIn()
    const { id } = await createStory({ creatorId: writer.user.id })
    const { visit: gils } = await signedIn({ username: 'gil' })
    const { visit } = await signedIn({ createdAt: NOON })
    const held = await respond(visit, id, 'Hello @gil')
    expect(held).toMatchObject({ response: { status: 'HELD' } })
    expect(await toldOf(gils)).toEqual([])
    await decide(writer.visit, 'unhidePostResponseOnParentPost', id, held.id)
    expect(await toldOf(gils)).toHaveLength(1)
  })

  test('mentions so many people at most', async () => {
    const { id } = await createStory()
    const { visit } = await established()
    const names = Array.from({ length: MAX_MENTIONS + 1 }, (_, i) => `hana${i}`)
    for (const username of names) await createUser({ username })
    const text = names.map((name) => `@${name}`).join(' ')
    const message = 'A response can mention 10 people at most.'
    expect(await respond(visit, id, text)).toMatchObject({ __typename: 'BadRequest', field: 'text', message })
    const few = names.slice(1).map((name) => `@${name}`)
    expect(await respond(visit, id, few.join(' '))).toMatchObject({ __typename: 'Post' })
  })
})

describe('a response that an editor made', () => {
  test('keeps its markups when it is changed', async () => {
    const { id } = await createStory()
    const { visit } = await established()
    await respond(visit, id, 'Plain words')
    const text = 'Bold and a *star*, linked'
    const made: Paragraph = {
      type: 'P',
      name: 'made',
      text,
      markups: [
        { type: 'STRONG', start: 0, end: 4 },
        { type: 'A', start: 19, end: 25, href: 'https://a.example/' },
      ],
    }
    const item: Paragraph = { type: 'ULI', name: 'item', text: 'one', markups: [], level: 0 }
    const deltas = [
      { type: 'insert', after: null, paragraph: made },
      { type: 'insert', after: 'made', paragraph: item },
    ]
    const response = await respondWith(visit, id, { deltas })
    const { data } = await visit.ask('query ($id: ID!) { post(id: $id) { viewerEdge { responseText } } }', {
      id: response.id,
    })
    const typed = (data?.post as { viewerEdge: { responseText: string } } | undefined)?.viewerEdge
      .responseText
    expect(typed).toBe('**Bold** and a \\*star\\*, [linked](https://a.example/)\n\n- one')
    const changed = await edit(visit, response.id, `${typed}\n- two`)
    expect((changed.content as { body: Said[] }).body).toMatchObject([
      { text, markups: made.markups },
      { text: 'one' },
      { text: 'two' },
    ])
    const marked = { ...made, markups: [{ type: 'MARK', start: 0, end: 4 }] }
    expect(
      await respondWith(visit, id, { deltas: [{ type: 'insert', after: null, paragraph: marked }] }),
    ).toMatchObject({ __typename: 'BadRequest', field: 'deltas' })
  })
})

describe('a story', () => {
  test('tells whom it mentions when it is published, each of them once', async () => {
    const { user: ines, visit: iness } = await signedIn()
    const { user: jo, visit: jos } = await signedIn()
    const { user, visit } = await signedIn({ name: 'Kit' })
    const postId = await begun(visit, 'With thanks')
    const thanks = (id: string, name = nextId()) => ({
      type: 'insert',
      after: 'text',
      paragraph: {
        type: 'P',
        name,
        text: 'You',
        markups: [{ type: 'A', start: 0, end: 3, href: mentionHref(id) }],
      },
    })
    await save(visit, postId, 2, [thanks(ines.id), thanks(user.id)])
    expect(await toldOf(iness)).toEqual([])
    await run(visit, 'publishPost', { postId, baseRevision: 3 })
    expect(await toldOf(iness)).toEqual(['Kit of 1: With thanks'])
    await iness.ask('mutation { markNotificationsSeen(until: 9e12) { __typename } }')
    await save(visit, postId, 3, [thanks(jo.id)])
    expect(await toldOf(jos)).toEqual([])
    await run(visit, 'publishPost', { postId, baseRevision: 4 })
    expect(await toldOf(jos)).toHaveLength(1)
    expect(await toldOf(iness)).toHaveLength(1)
    expect(await toldOf(visit)).toEqual([])
  })
})

test('the text of somebody new tells so many people a day, whatever it is', async () => {
  const db = new Database(env.DB)
  const people = await Promise.all(Array.from({ length: NEWCOMER_MENTIONS.most + 5 }, () => createUser()))
  const toldBy = async (writerId: string, ids: readonly string[]) => {
    const body: Paragraph[] = ids.map((id) => ({
      type: 'P',
      name: id,
      text: 'You',
      markups: [{ type: 'A', start: 0, end: 3, href: mentionHref(id) }],
    }))
    const postId = nextId()
    const { statements, told } = await tellMentioned(db, {
      postId,
      about: postId,
      writerId,
      body,
      now: NOON,
      without: [],
    })
    if (statements.length > 0) await db.write(statements)
    return told.length
  }
  const ids = people.map(({ id }) => id)
  const [young, old] = [await createUser({ createdAt: NOON - 1 }), await createUser({ createdAt: 1 })]
  expect(await toldBy(young.id, ids.slice(0, 12))).toBe(12)
  expect(await toldBy(young.id, ids.slice(12))).toBe(NEWCOMER_MENTIONS.most - 12)
  expect(await toldBy(young.id, ids.slice(0, 3))).toBe(0)
  expect(await toldBy(old.id, ids)).toBe(ids.length)
})
