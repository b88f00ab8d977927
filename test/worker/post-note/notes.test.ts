import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { DELETED_NOTE_KEPT, MAX_POST_NOTE, MOST_POST_NOTES } from '../../../schema/rules/post-notes'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { begun, firstValue, of, save } from '../draft/support'
import { rowsOf } from '../notification/support'
import { act, publication, review, submit } from '../submission/support'
import { addNote, editNote, notesFor, onlyNote, reply, resolveNote, withNote } from './support'

type Desk = Awaited<ReturnType<typeof publication>>
type Signed = Awaited<ReturnType<typeof signedIn>>
let desk: Desk
let author: Signed
let stranger: Signed

beforeAll(async () => {
  ;[desk, author, stranger] = await Promise.all([publication(), signedIn(), signedIn()])
})

/** A draft of the author's that is offered to the publication. */
async function offered(): Promise<{ postId: string; submissionId: unknown }> {
  const postId = await begun(author.visit)
  const { id } = await submit(author.visit, postId, desk.collection.id)
  // Nothing is kept in common, so that one writer can have any number.
  return { postId, submissionId: id }
}

const withdraw = (submissionId: unknown) => act(author.visit, 'cancelSubmission', { submissionId })
const notesAbout = async (userId: string) => (await rowsOf(userId)).filter(({ kind }) => kind === 'note')

describe('a note', () => {
  test('of an editor on words of a submitted draft reaches its writer, who answers it', async () => {
    const { postId, submissionId } = await offered()
    const before = (await notesAbout(author.user.id)).length
    const about = { paragraph: 'text', passage: 'Its  text' }
    const added = onlyNote(await addNote(desk.editor.visit, postId, 'Say more here.', about))
    expect(added).toMatchObject({
      paragraph: 'text',
      passage: 'Its text',
      audience: 'EDITORS',
      isViewers: true,
    })
    const told = await notesAbout(author.user.id)
    expect(told.length).toBe(before + 1)
    expect(told.find(({ postId: id }) => id === postId)).toMatchObject({ actorId: desk.editor.user.id })
    const { data } = await author.visit.ask('{ notifications { notifications { kind noteId post { id } } } }')
    expect(JSON.stringify(data)).toContain(`"kind":"NOTE","noteId":"${added.id}","post":{"id":"${postId}"}`)
    const mine = onlyNote(await notesFor(author.visit, postId))
    expect(mine).toMatchObject({
      text: 'Say more here.',
      isViewers: false,
      author: { id: desk.editor.user.id },
    })
    await reply(author.visit, mine.id, 'I did.')
    expect(onlyNote(await notesFor(desk.owner.visit, postId)).replies).toMatchObject([{ text: 'I did.' }])
    expect(await notesAbout(desk.editor.user.id)).toMatchObject([{ actorId: author.user.id, postId }])
    expect(await notesAbout(desk.owner.user.id)).toEqual([])
    await withdraw(submissionId)
  })

  test('is read by the editors of the publication while it has the story, and by nobody else', async () => {
    const { postId, submissionId } = await offered()
    await addNote(author.visit, postId, 'For both of us.')
    expect(await notesFor(desk.editor.visit, postId)).toMatchObject({
      isViewerAuthor: false,
      collection: { id: desk.collection.id },
      submissionId,
      text: { title: 'A story' },
      notes: [{ text: 'For both of us.' }],
    })
    for (const { visit } of [stranger, desk.writer, { visit: newVisit() }]) {
      expect(await notesFor(visit, postId)).toBeNull()
      expect((await addNote(visit, postId, 'Hello')).__typename).toMatch(/NotFound|Unauthorized/)
    }
    await review(desk.editor.visit, submissionId, 'REJECT')
    expect(await notesFor(desk.editor.visit, postId)).toBeNull()
    expect(await notesFor(author.visit, postId)).toMatchObject({ collection: null, notes: [{}] })
  })

  test('stays with the publication that it was written for, and what authors keep to themselves with them', async () => {
    const { postId, submissionId } = await offered()
    await addNote(desk.editor.visit, postId, 'Between us.')
    const kept = await addNote(author.visit, postId, 'For us alone.', { audience: 'AUTHORS' })
    expect(kept.notes?.map(({ audience }) => audience).toSorted()).toEqual(['AUTHORS', 'EDITORS'])
    expect((await notesFor(desk.editor.visit, postId))?.notes).toMatchObject([{ text: 'Between us.' }])
    await withdraw(submissionId)
    const other = await publication()
    const { id } = await submit(author.visit, postId, other.collection.id)
    expect(await notesFor(other.editor.visit, postId)).toMatchObject({ submissionId: id, notes: [] })
    expect((await notesFor(author.visit, postId))?.notes).toHaveLength(2)
    for (const { id: noteId } of kept.notes ?? [])
      expect(await reply(other.editor.visit, noteId, 'Me?')).toMatchObject({ __typename: 'NotFound' })
    await act(author.visit, 'cancelSubmission', { submissionId: id })
  })

  test('goes with an accepted story to its publication', async () => {
    const { postId, submissionId } = await offered()
    await addNote(desk.editor.visit, postId, 'Before.')
    await review(desk.editor.visit, submissionId, 'ACCEPT')
    expect(await notesFor(desk.owner.visit, postId)).toMatchObject({ submissionId: null, notes: [{}] })
    const after = await addNote(author.visit, postId, 'After.')
    expect(after.notes).toHaveLength(2)
  })
})

test('the same key writes once, and what isn’t a note is refused', async () => {
  const postId = await begun(author.visit)
  const input = { key: 'the same note' }
  const [one, two] = await Promise.all([1, 2].map(() => addNote(author.visit, postId, 'Once', input)))
  expect([one?.__typename, two?.__typename]).toEqual(['PostNotes', 'PostNotes'])
  const note = onlyNote(await notesFor(author.visit, postId))
  expect(note.audience).toBe('AUTHORS')
  expect(await addNote(author.visit, postId, ' \n ')).toMatchObject({
    __typename: 'BadRequest',
    field: 'text',
  })
  expect(await addNote(author.visit, postId, 'x'.repeat(MAX_POST_NOTE + 1))).toMatchObject({
    __typename: 'BadRequest',
  })
  for (const about of [{ paragraph: 'gone' }, { paragraph: 'text', passage: 'other words' }])
    expect(await addNote(author.visit, postId, 'Hm', about)).toMatchObject({ __typename: 'Conflict' })
  expect(await addNote(author.visit, postId, 'Hm', { audience: 'EDITORS' })).toMatchObject({
    __typename: 'Conflict',
    field: 'audience',
  })
  const answered = await reply(author.visit, note.id, 'An answer')
  const [answer] = answered.notes?.[0]?.replies ?? []
  expect(await reply(author.visit, answer?.id, 'To an answer')).toMatchObject({ __typename: 'NotFound' })
  expect(await addNote(author.visit, 'f00000000000', 'Hm')).toMatchObject({ __typename: 'NotFound' })
})

test('keeps the words that it is about when they change', async () => {
  const postId = await begun(author.visit)
  await addNote(author.visit, postId, 'Why?', { paragraph: 'text', passage: 'Its text' })
  await save(author.visit, postId, 2, [{ type: 'remove', name: 'text' }])
  expect(onlyNote(await notesFor(author.visit, postId))).toMatchObject({ passage: 'Its text' })
})

test('is changed and deleted by its author alone, comes back for a day, and is done by either side', async () => {
  const { postId, submissionId } = await offered()
  const { id } = onlyNote(await addNote(desk.editor.visit, postId, 'First'))
  expect(await editNote(author.visit, id, 'Mine')).toMatchObject({ __typename: 'Forbidden' })
  expect(await withNote(author.visit, 'deletePostNote', id)).toMatchObject({ __typename: 'Forbidden' })
  expect(onlyNote(await editNote(desk.editor.visit, id, 'Second'))).toMatchObject({ text: 'Second' })
  for (let i = 0; i < 2; i++)
    expect(onlyNote(await resolveNote(author.visit, id))).toMatchObject({
      resolvedBy: { id: author.user.id },
    })
  expect(onlyNote(await resolveNote(desk.editor.visit, id, false))).toMatchObject({ resolvedAt: null })
  expect((await withNote(desk.editor.visit, 'deletePostNote', id)).notes).toEqual([])
  expect(await reply(author.visit, id, 'Too late')).toMatchObject({ __typename: 'NotFound' })
  expect(onlyNote(await withNote(desk.editor.visit, 'restorePostNote', id))).toMatchObject({ text: 'Second' })
  await reply(author.visit, id, 'Thanks')
  expect(onlyNote(await withNote(desk.editor.visit, 'deletePostNote', id))).toMatchObject({
    isDeleted: true,
    text: '',
    author: null,
    replies: [{ text: 'Thanks' }],
  })
  await cronJob('erase-notes', NOON + 2 * DELETED_NOTE_KEPT)
  expect(await firstValue('SELECT text FROM post_note WHERE id = ?', id)).toBe('')
  await withdraw(submissionId)
})

test('one that nobody answered is swept a day after it was deleted, with its passage', async () => {
  const postId = await begun(author.visit)
  const about = { paragraph: 'text', passage: 'Its text' }
  const { id } = onlyNote(await addNote(author.visit, postId, 'Gone soon', about))
  await withNote(author.visit, 'deletePostNote', id)
  await cronJob('erase-notes', 0)
  expect(await firstValue('SELECT count(*) FROM post_note WHERE id = ?', id)).toBe(1)
  await cronJob('erase-notes', NOON + 2 * DELETED_NOTE_KEPT)
  for (const [table, column] of [
    ['post_note', 'id'],
    ['post_note_passage', 'note_id'],
  ])
    expect(await firstValue(`SELECT count(*) FROM ${table} WHERE ${column} = ?`, id)).toBe(0)
})

test('a suspended editor reads notes and writes none, and a story has a limit of them', async () => {
  const { postId, submissionId } = await offered()
  const { user, visit } = await signedIn({ isSuspended: true })
  await env.DB.prepare("INSERT INTO collection_editor (collection_id, user_id, role) VALUES (?, ?, 'EDITOR')")
    .bind(desk.collection.id, user.id)
    .run()
  expect(await notesFor(visit, postId)).toMatchObject({ canWrite: false, notes: [] })
  expect(await addNote(visit, postId, 'Hm')).toMatchObject({ __typename: 'Forbidden' })
  const somebody = await createUser()
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MOST_POST_NOTES})
     INSERT INTO post_note (id, post_id, author_id, note_key, audience, collection_id, text, created_at)
     SELECT 'many-' || i, ?, ?, 'many-' || i, 'editors', ?, 'One', i FROM n`,
  )
    .bind(postId, somebody.id, desk.collection.id)
    .run()
  expect(await addNote(author.visit, postId, 'One more')).toMatchObject({ __typename: 'Conflict' })
  await withdraw(submissionId)
})

describe('over HTTP', () => {
  const asHtml = { accept: 'text/html' }

  test('a story’s notes are data for programs, and a page for people', async () => {
    const { postId, submissionId } = await offered()
    const { id } = onlyNote(await addNote(desk.editor.visit, postId, 'A note'))
    await reply(author.visit, id, 'An answer')
    const list = await author.visit.get(`/p/${postId}/notes`)
    expect([list.status, list.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const body = (await list.json()) as { notes: { id: string; replies: { id: string }[] }[] }
    expect(body).toMatchObject({ notes: [{ id, replies: [{ text: 'An answer' }] }], next: null })
    const replyId = body.notes[0]?.replies[0]?.id
    for (const path of [`/p/${postId}/notes/${id}`, `/p/notereplies/${replyId}`])
      expect(await (await desk.editor.visit.get(path)).json()).toMatchObject({ id, text: 'A note' })
    const opened = await desk.editor.visit.get(`/p/${postId}/notes/${id}`, asHtml)
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/p/${postId}/private-notes#note-${id}`,
    ])
    for (const path of [`/p/${postId}/notes`, `/p/${postId}/notes/${id}`, `/p/notereplies/${replyId}`]) {
      expect((await stranger.visit.get(path)).status).toBe(404)
      expect((await newVisit().get(path)).status).toBe(401)
    }
    await withdraw(submissionId)
    expect((await desk.editor.visit.get(`/p/${postId}/notes`)).status).toBe(404)
  })
})

test('a story that is erased takes its notes with it', async () => {
  const postId = await begun(author.visit)
  await addNote(author.visit, postId, 'Hm', { paragraph: 'text', passage: 'Its text' })
  await of(author.visit, 'deletePost', postId)
  expect(await notesFor(author.visit, postId)).toMatchObject({ notes: [{}] })
  const erase = 'mutation ($input: ChangeStoriesInput!) { changeStories(input: $input) { __typename } }'
  await author.visit.ask(erase, { input: { action: 'DELETE_FOREVER', postIds: [postId] } })
  expect(await firstValue('SELECT count(*) FROM post_note WHERE post_id = ?', postId)).toBe(0)
  expect(await firstValue('SELECT count(*) FROM post_note_passage WHERE post_id = ?', postId)).toBe(0)
})
