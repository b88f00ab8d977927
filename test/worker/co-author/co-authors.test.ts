import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { draftWording } from '../../../schema/wording/draft'
import { removeAccount } from '../../../worker/data/account/removal'
import { Database } from '../../../worker/data/database'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { added, begun, firstValue, of, purged, run, save } from '../draft/support'
import { change, titles } from '../own-story/support'

type Visit = ReturnType<typeof newVisit>
type Person = Awaited<ReturnType<typeof signedIn>>

const FIELDS =
  '__typename ... on CoAuthors { isWriter people { hasAccepted user { id } } } ... on UserError { code field }'
const QUERIES = {
  invite: `mutation ($input: InviteCoAuthorInput!) { result: inviteCoAuthor(input: $input) { ${FIELDS} } }`,
  remove: `mutation ($input: RemoveCoAuthorInput!) { result: removeCoAuthor(input: $input) { ${FIELDS} } }`,
  order: `mutation ($input: OrderCoAuthorsInput!) { result: orderCoAuthors(input: $input) { ${FIELDS} } }`,
  answer:
    'mutation ($input: AnswerCoAuthorInvitationInput!) { result: answerCoAuthorInvitation(input: $input) { __typename ... on AnsweredCoAuthorInvitation { accepted } ... on UserError { code } } }',
}

async function ask(visit: Visit, name: keyof typeof QUERIES, input: object) {
  const { data, errors } = await visit.ask(QUERIES[name], { input })
  if (!data?.result) throw new Error(JSON.stringify(errors))
  return data.result as Record<string, unknown>
}

const invitations = async (visit: Visit) =>
  (await visit.ask('{ viewer { coAuthorInvitations { title writer { name } } } }', {})).data?.viewer

let writer: Person
let other: Person
let postId: string
beforeEach(async () => {
  writer = await signedIn({ name: 'Ada' })
  other = await signedIn({ name: 'Ben' })
  postId = await begun(writer.visit, 'Written by two')
})

const username = () => other.user.username
const invite = () => ask(writer.visit, 'invite', { postId, username: username() })
const accept = () => ask(other.visit, 'answer', { postId, accepts: true })

describe('a co-author', () => {
  test('is invited and told, sees the draft once they have accepted, edits it, and leaves the rest to its writer', async () => {
    for (const _ of [1, 2])
      expect(await invite()).toMatchObject({
        isWriter: true,
        people: [{ hasAccepted: false, user: { id: other.user.id } }],
      })
    expect(
      await firstValue(
        "SELECT count(*) FROM notification WHERE user_id = ? AND kind = 'co-author'",
        other.user.id,
      ),
    ).toBe(1)
    const { data } = await other.visit.ask(
      '{ notifications { notifications { kind post { id } actors { name } } } }',
      {},
    )
    expect(data?.notifications).toMatchObject({
      notifications: [{ kind: 'CO_AUTHOR', post: null, actors: [{ name: 'Ada' }] }],
    })
    expect(await invitations(other.visit)).toMatchObject({
      coAuthorInvitations: [{ writer: { name: 'Ada' } }],
    })
    expect(await of(other.visit, 'draft', postId)).toMatchObject({ code: 'NOT_FOUND' })
    for (const _ of [1, 2]) expect(await accept()).toMatchObject({ accepted: true })
    expect(await of(other.visit, 'draft', postId)).toMatchObject({ title: 'Written by two' })
    expect(await save(other.visit, postId, 2, [added('By the other')])).toMatchObject({ revision: 3 })
    expect(await titles(other.visit, 'DRAFTS')).toHaveLength(1)
    expect(await invitations(other.visit)).toMatchObject({ coAuthorInvitations: [] })
    expect(await run(other.visit, 'publishPost', { postId, baseRevision: 3 })).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await of(other.visit, 'deletePost', postId)).toMatchObject({ code: 'FORBIDDEN' })
    expect((await change(other.visit, 'DELETE', [postId])).changed).toEqual([])
    expect(await ask(other.visit, 'invite', { postId, username: writer.user.username })).toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  test('is told that a suspension is why they can’t write', async () => {
    await invite()
    await accept()
    await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(other.user.id).run()
    expect(await save(other.visit, postId, 2, [added('In vain')])).toMatchObject({
      code: 'FORBIDDEN',
      message: draftWording.suspendedCoAuthor,
    })
  })

  test('is named on the story, in its data and its feed, until they are suspended or leave', async () => {
    await invite()
    await accept()
    await run(writer.visit, 'publishPost', { postId, baseRevision: 2 })
    const shown = async () => (await newVisit().follow(`/p/${postId}`)).response.text()
    const page = await shown()
    expect(page).toContain(`>${other.user.name}</a>`)
    expect(page).toMatch(/"author":\[\{[^\]]*"name":"Ada"[^\]]*"name":"Ben"/)
    const feed = await (await newVisit().get(`/feed/@${writer.user.username}`)).text()
    expect(feed.match(/<dc:creator>[^<]*/g)).toEqual(['<dc:creator>Ada', '<dc:creator>Ben'])
    const facts = await (await newVisit().get(`/p/${postId}/info`)).json<{ coAuthors: object[] }>()
    expect(facts.coAuthors).toMatchObject([{ name: 'Ben' }])
    await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(other.user.id).run()
    const { data } = await newVisit().ask(`{ post(id: "${postId}") { coAuthors { name } } }`, {})
    expect(data?.post).toEqual({ coAuthors: [] })
    await env.DB.prepare('UPDATE user SET is_suspended = 0 WHERE id = ?').bind(other.user.id).run()
    const before = Number(await purged(postId))
    for (const _ of [1, 2]) {
      const result = await ask(writer.visit, 'remove', { postId, userId: other.user.id })
      expect(result).toMatchObject({ people: [] })
    }
    expect(Number(await purged(postId))).toBeGreaterThanOrEqual(before)
    expect(await of(other.visit, 'draft', postId)).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('declines without a trace, and leaves a story by themselves', async () => {
    await invite()
    expect(await ask(other.visit, 'answer', { postId, accepts: false })).toMatchObject({ accepted: false })
    expect(await accept()).toMatchObject({ code: 'NOT_FOUND' })
    await invite()
    await accept()
    const leave = { postId, userId: other.user.id }
    expect(await ask(other.visit, 'remove', { postId, userId: writer.user.id })).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await ask(other.visit, 'remove', leave)).toMatchObject({ isWriter: false, people: [] })
    expect(await of(other.visit, 'draft', postId)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is nowhere in the story’s row once their account is removed, and others stay', async () => {
    const third = await signedIn({ name: 'Cleo' })
    await ask(writer.visit, 'invite', { postId, username: third.user.username })
    await ask(third.visit, 'answer', { postId, accepts: true })
    await invite()
    await accept()
    const inRow = async () =>
      JSON.parse(String(await firstValue('SELECT co_author_ids FROM post WHERE id = ?', postId)))
    expect((await inRow()).toSorted()).toEqual([other.user.id, third.user.id].toSorted())
    await env.DB.prepare('UPDATE user SET delete_after = 1 WHERE id = ?').bind(third.user.id).run()
    await new Database(env.DB).write(removeAccount(third.user.id, 2))
    expect(await inRow()).toEqual([other.user.id])
  })

  test('doesn’t see the story in the trash', async () => {
    await invite()
    await accept()
    await of(writer.visit, 'deletePost', postId)
    expect(await of(other.visit, 'draft', postId)).toMatchObject({ code: 'NOT_FOUND' })
    expect([await titles(other.visit, 'DRAFTS'), await titles(other.visit, 'DELETED')]).toEqual([[], []])
  })
})

test('an invitation needs somebody who is there, room for them, and the story’s writer', async () => {
  expect(await ask(writer.visit, 'invite', { postId, username: 'nobody-here' })).toMatchObject({
    code: 'NOT_FOUND',
    field: 'username',
  })
  expect(await ask(writer.visit, 'invite', { postId, username: writer.user.username })).toMatchObject({
    code: 'CONFLICT',
  })
  expect(await ask(other.visit, 'invite', { postId, username: username() })).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await ask(newVisit(), 'invite', { postId, username: username() })).toMatchObject({
    code: 'UNAUTHORIZED',
  })
  for (let i = 0; i < 5; i++) {
    const { user } = await signedIn()
    await ask(writer.visit, 'invite', { postId, username: user.username })
  }
  expect(await invite()).toMatchObject({ code: 'CONFLICT' })
})

describe('the byline', () => {
  test('is in the order that its writer gives it', async () => {
    const third = await signedIn({ name: 'Cleo' })
    await invite()
    await accept()
    await ask(writer.visit, 'invite', { postId, username: third.user.username })
    await ask(third.visit, 'answer', { postId, accepts: true })
    await run(writer.visit, 'publishPost', { postId, baseRevision: 2 })
    await env.DB.prepare('DELETE FROM purge_outbox').run()
    const userIds = [third.user.id, other.user.id]
    for (const _ of [1, 2])
      expect(await ask(writer.visit, 'order', { postId, userIds })).toMatchObject({
        people: userIds.map((id) => ({ user: { id } })),
      })
    expect(await purged(postId)).toBeGreaterThan(0)
    const text = await (await newVisit().follow(`/p/${postId}`)).response.text()
    expect(text.indexOf('Cleo')).toBeLessThan(text.indexOf('Ben'))
    // The next person invited comes last.
    const fourth = await signedIn({ name: 'Dora' })
    expect(await ask(writer.visit, 'invite', { postId, username: fourth.user.username })).toMatchObject({
      people: [...userIds, fourth.user.id].map((id) => ({ user: { id } })),
    })
    expect(await ask(writer.visit, 'order', { postId, userIds })).toMatchObject({ code: 'CONFLICT' })
    expect(await ask(other.visit, 'order', { postId, userIds })).toMatchObject({ code: 'FORBIDDEN' })
  })
})
