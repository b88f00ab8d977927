import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { MOST_NEW_DRAFTS, MOST_SAVES } from '../../../schema/rules/drafts'
import { newId } from '../../../schema/rules/new-id'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { added, begun, of, postRow, run, save } from './support'

/** A list in a list in a list, so many times. */
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** The id of a draft of somebody who is nobody of the test. */
const begunBySomebody = async (): Promise<string> => begun((await signedIn()).visit)

describe('createDraft', () => {
  test('answers alike about whatever is somebody else’s', async () => {
    const { user } = await signedIn()
    const states = ['draft', 'published', 'unlisted', 'trashed', 'removed'] as const
    const ids = await Promise.all(
      states.map(async (state) => (await createStory({ creatorId: user.id, state })).id),
    )
    const { visit } = await signedIn()
    const answers = await Promise.all(ids.map((postId) => run(visit, 'createDraft', { postId })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ code: 'ALREADY_EXISTS', field: 'postId' })
  })

  test('creates a story that only its writer sees, once', async () => {
    const { user, visit } = await signedIn()
    const postId = newId()
    const created = { __typename: 'Draft', id: postId, revision: 1, title: '', body: [] }
    expect(await run(visit, 'createDraft', { postId })).toEqual(created)
    expect(await run(visit, 'createDraft', { postId })).toEqual(created)
    expect(await postRow(postId)).toMatchObject({ state: 'draft', creator_id: user.id, is_listed: 0 })
    expect(await of(newVisit(), 'draft', postId)).toMatchObject({ __typename: 'Unauthorized' })
    expect(await of((await signedIn()).visit, 'draft', postId)).toMatchObject({ __typename: 'NotFound' })
  })

  test('returns what has been written since, if its answer was lost', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit, 'Begun')
    expect(await run(visit, 'createDraft', { postId })).toMatchObject({ revision: 2, title: 'Begun' })
  })

  test('refuses visitors, ids that aren’t any, and those of others', async () => {
    const postId = await begun((await signedIn()).visit)
    const { visit } = await signedIn()
    expect(await run(newVisit(), 'createDraft', { postId: newId() })).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await run(visit, 'createDraft', { postId: 'mine' })).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'postId',
    })
    expect(await run(visit, 'createDraft', { postId })).toMatchObject({ code: 'ALREADY_EXISTS' })
  })
})

describe('saveDraft', () => {
  test('changes the newest text, and refuses a stale change with what is newer', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    const newer = added('From the phone', 'phone')
    expect(await save(visit, postId, 2, [newer])).toEqual({
      __typename: 'SavedDraft',
      id: postId,
      revision: 3,
    })
    expect(await save(visit, postId, 2, [added('Late')])).toMatchObject({
      __typename: 'Conflict',
      newestRevision: 3,
      deltas: [[newer]],
    })
    expect(await save(visit, postId, 9, [])).toMatchObject({ newestRevision: 3, deltas: null })
    const draft = await of(visit, 'draft', postId)
    expect((draft.body as { name: string }[]).map(({ name }) => name)).toEqual(['phone', 'text'])
    // A key is of use only to a sender who retries.
    const bare = { postId, baseRevision: 3, deltas: [added('Bare')] }
    expect(await run(visit, 'saveDraft', bare)).toMatchObject({ __typename: 'SavedDraft', revision: 4 })
    expect(await run(visit, 'saveDraft', bare)).toMatchObject({ __typename: 'Conflict', newestRevision: 4 })
  })

  test.each<[string, unknown]>([
    ['no list', 'nothing'],
    [
      'a script as a link',
      [
        {
          ...added('x'),
          paragraph: {
            type: 'P',
            name: 'evil',
            text: 'x',
            markups: [{ type: 'A', start: 0, end: 1, href: 'javascript:alert(1)' }],
          },
        },
      ],
    ],
    [
      'markup of its own',
      [
        {
          ...added('x'),
          paragraph: { type: 'MATH', name: 'evil', text: 'x', mathml: { name: 'script', children: [] } },
        },
      ],
    ],
    ['a paragraph that is too long', [added('x'.repeat(120_000))]],
    [
      'what is nested deeper than any paragraph',
      [{ type: 'change', name: 'text', edits: [{ path: ['text'], value: nested(20) }] }],
    ],
  ])('refuses %s, and keeps what is there', async (_what, deltas) => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    expect(await save(visit, postId, 2, deltas)).toMatchObject({ code: 'BAD_REQUEST', field: 'deltas' })
    expect(await of(visit, 'draft', postId)).toMatchObject({ revision: 2 })
  })

  test('is for its writer, and for those who lead its publication as long as they do', async () => {
    const writer = await signedIn()
    const editor = await signedIn()
    const postId = await begun(writer.visit)
    expect(await save(editor.visit, postId, 2, [])).toMatchObject({ code: 'NOT_FOUND' })
    await run(writer.visit, 'publishPost', { postId, baseRevision: 2 })
    expect(await save(editor.visit, postId, 2, [])).toMatchObject({ code: 'FORBIDDEN' })
    const { id } = await createCollection()
    await createRoles(id, { [editor.user.id]: 'EDITOR' })
    await env.DB.prepare('UPDATE post SET collection_id = ? WHERE id = ?').bind(id, postId).run()
    expect(await save(editor.visit, postId, 2, [added('Edited')])).toMatchObject({ revision: 3 })
    await env.DB.prepare('DELETE FROM collection_editor WHERE collection_id = ?').bind(id).run()
    expect(await save(editor.visit, postId, 3, [added('Too late')])).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('is for an editor of its publication only while they aren’t suspended', async () => {
    const [writer, editor] = [await signedIn(), await signedIn()]
    const postId = await begun(writer.visit)
    const { id } = await createCollection()
    await createRoles(id, { [editor.user.id]: 'EDITOR' })
    await run(writer.visit, 'publishPost', { postId, baseRevision: 2 })
    await env.DB.prepare('UPDATE post SET collection_id = ? WHERE id = ?').bind(id, postId).run()
    await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(editor.user.id).run()
    expect(await save(editor.visit, postId, 2, [added('Edited')])).toMatchObject({ code: 'FORBIDDEN' })
    expect(await of(editor.visit, 'draft', postId)).toMatchObject({ revision: 2 })
  })

  test('is for stories, not for responses', async () => {
    const { user, visit } = await signedIn()
    const { id } = await createStory({ creatorId: user.id, kind: 'response' })
    expect(await save(visit, id, 1, [added('A response')])).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('isn’t for staff who act as the writer', async () => {
    const { user, visit } = await signedIn()
    const postId = await begun(visit)
    const staff = await signedIn({ isStaff: true })
    await staff.visit.ask(
      'mutation ($username: String!) { startSpoofing(username: $username) { __typename } }',
      {
        username: user.username,
      },
    )
    expect(await save(staff.visit, postId, 2, [added('Not mine')])).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a person who writes', () => {
  test('begins so many drafts an hour, and saves so often a minute', async () => {
    const { user } = await signedIn()
    const uses = { drafts: 0, saves: 0 }
    let isSaving = false
    const guard = { use: async () => (isSaving ? ++uses.saves : ++uses.drafts) }
    const visit = newVisit({
      env: { LOCKOUT_GUARD: { idFromName: () => '', get: () => guard } as unknown as Env['LOCKOUT_GUARD'] },
    })
    await visit.signIn(user.id)
    uses.drafts = MOST_NEW_DRAFTS.most - 1
    const postId = newId()
    expect(await run(visit, 'createDraft', { postId })).toMatchObject({ __typename: 'Draft' })
    expect(await run(visit, 'createDraft', { postId: newId() })).toMatchObject({ code: 'RATE_LIMITED' })
    // One of somebody else's counts as much, and what is said beyond the limit doesn't tell that there is one.
    const others = await begunBySomebody()
    expect(await run(visit, 'createDraft', { postId: others })).toMatchObject({ code: 'RATE_LIMITED' })
    // One that exists already isn't begun again.
    expect(await run(visit, 'createDraft', { postId })).toMatchObject({ __typename: 'Draft' })
    isSaving = true
    uses.saves = MOST_SAVES.most - 1
    expect(await save(visit, postId, 1, [added('In time')])).toMatchObject({ revision: 2 })
    expect(await save(visit, postId, 2, [added('Too fast')])).toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('versions', () => {
  test('are kept by each publish and each span of time, and can be restored', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit, 'First')
    await run(visit, 'publishPost', { postId, baseRevision: 2 })
    visit.now = NOON + 30 * 60_000
    await save(visit, postId, 2, [{ type: 'title', text: 'Second' }])
    await run(visit, 'publishPost', { postId, baseRevision: 3 })
    const { versions } = (await of(visit, 'postVersions', postId)) as unknown as {
      versions: { id: string; title: string; name: string; isPublished: boolean; body: unknown }[]
    }
    expect(versions.map(({ title, isPublished }) => [title, isPublished])).toEqual([
      ['Second', true],
      ['First', false],
    ])
    expect(versions.every(({ name, body }) => name.startsWith('Published 2026-11-01') && body === null)).toBe(
      true,
    )
    const [, first] = versions
    const restore = { postId, versionId: first?.id, saveKey: 'restore' }
    expect(await run(visit, 'restoreVersion', { ...restore, baseRevision: 2 })).toMatchObject({
      newestRevision: 3,
    })
    expect(await run(visit, 'restoreVersion', { ...restore, baseRevision: 3 })).toMatchObject({ revision: 4 })
    expect(await of(visit, 'draft', postId)).toMatchObject({ title: 'First', revision: 4 })
    // Readers go on seeing what is published.
    expect(await postRow(postId)).toMatchObject({ title: 'Second' })
    expect(
      await run(visit, 'restoreVersion', { ...restore, versionId: newId(), baseRevision: 4 }),
    ).toMatchObject({
      code: 'NOT_FOUND',
      field: 'versionId',
    })
    expect(await of((await signedIn()).visit, 'postVersions', postId)).toMatchObject({ code: 'FORBIDDEN' })
  })
})
