import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { MOST_NOTES_OF_READER } from '../../../schema/rules/post-notes'
import { postNotesWording } from '../../../schema/wording/post-notes'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { firstValue } from '../draft/support'
import { rowsOf } from '../notification/support'
import { publication } from '../submission/support'
import { addNote, editNote, manyNotes, notesFor, onlyNote, reply, resolveNote, withNote } from './support'

type Signed = Awaited<ReturnType<typeof signedIn>>
let writer: Signed
let reader: Signed
let other: Signed
let storyId: string
const about = { audience: 'READER', paragraph: 'text', passage: 'turns around' }

beforeAll(async () => {
  ;[writer, reader, other] = await Promise.all([signedIn(), signedIn(), signedIn()])
  storyId = await story()
})

const story = async (given: Parameters<typeof createStory>[0] = {}): Promise<string> => {
  const body = [paragraph('The tide turns around a point.', 'text')]
  return (await createStory({ creatorId: writer.user.id, body, ...given })).id
}
const toldOf = async (userId: string, postId: string) =>
  (await rowsOf(userId)).filter((row) => row.kind === 'reader-note' && row.postId === postId)
const page = (visit: Signed['visit'], postId: string) => visit.get(`/p/${postId}/private-notes`)

describe('a reader’s note to the writer', () => {
  test('reaches the writer, who answers it; nobody else sees either', async () => {
    expect((await page(reader.visit, storyId)).status).toBe(404)
    const { id } = onlyNote(await addNote(reader.visit, storyId, 'Which point?', about))
    expect(await toldOf(writer.user.id, storyId)).toMatchObject([{ actorId: reader.user.id }])
    const seen = onlyNote(await notesFor(writer.visit, storyId))
    expect(seen).toMatchObject({ id, audience: 'READER', passage: 'turns around', isViewers: false })
    await reply(writer.visit, id, 'The one off the coast.')
    expect(await toldOf(reader.user.id, storyId)).toMatchObject([{ actorId: writer.user.id }])
    expect(onlyNote(await notesFor(reader.visit, storyId))).toMatchObject({
      isViewers: true,
      replies: [{ text: 'The one off the coast.' }],
    })
    expect((await reply(reader.visit, id, 'Thanks')).notes?.[0]?.replies).toHaveLength(2)
    expect(onlyNote(await resolveNote(writer.visit, id))).toMatchObject({
      resolvedBy: { id: writer.user.id },
    })
    for (const { visit } of [other, { visit: newVisit() }]) {
      expect(await notesFor(visit, storyId)).toBeNull()
      expect((await reply(visit, id, 'Me too')).__typename).toMatch(/NotFound|Unauthorized/)
    }
    expect((await other.visit.get(`/p/${storyId}/notes/${id}`)).status).toBe(404)
    expect(await (await reader.visit.get(`/p/${storyId}/notes/${id}`)).json()).toMatchObject({ id })
    const html = await (await page(reader.visit, storyId)).text()
    expect(html).toContain('The one off the coast.')
  })

  test('isn’t for the editors of a publication, and theirs aren’t for readers', async () => {
    const desk = await publication()
    const postId = await story({ collectionId: desk.collection.id })
    const { id } = onlyNote(await addNote(reader.visit, postId, 'Between us', about))
    await addNote(desk.editor.visit, postId, 'A remark')
    expect((await notesFor(desk.editor.visit, postId))?.notes).toMatchObject([{ text: 'A remark' }])
    expect(await reply(desk.editor.visit, id, 'Hello')).toMatchObject({ __typename: 'NotFound' })
    expect(await toldOf(desk.editor.user.id, postId)).toEqual([])
    expect((await notesFor(reader.visit, postId))?.notes).toMatchObject([{ text: 'Between us' }])
    expect((await notesFor(writer.visit, postId))?.notes).toHaveLength(2)
  })

  test('is about words that its reader can read', async () => {
    const locked = await story({
      access: 'locked',
      body: [
        ...Array.from({ length: 12 }, (_, i) => paragraph('Words for everybody. '.repeat(12), `p${i}`)),
        paragraph('Only members read this.', 'end'),
      ],
    })
    const hidden = { audience: 'READER', paragraph: 'end', passage: 'members' }
    expect(await addNote(reader.visit, locked, 'Hm', hidden)).toMatchObject({ __typename: 'Conflict' })
    const gone = { ...about, passage: 'stands still' }
    expect(await addNote(reader.visit, storyId, 'Hm', gone)).toMatchObject({ __typename: 'Conflict' })
    const draft = await story({ state: 'draft', isListed: false })
    expect(await addNote(reader.visit, draft, 'Hm', about)).toMatchObject({ __typename: 'NotFound' })
  })

  test('can be turned off by the writer; what is there is still answered', async () => {
    const quiet = await signedIn()
    const postId = await story({ creatorId: quiet.user.id })
    const { id } = onlyNote(await addNote(reader.visit, postId, 'Which point?', about))
    const choose = (booleanValue: boolean) =>
      quiet.visit.ask(
        `mutation ($preferences: [UserPreferenceInput!]!) {
          updateViewerPreferences(userId: "${quiet.user.id}", preferences: $preferences)
        }`,
        { preferences: [{ name: 'allowReaderNotes', booleanValue }] },
      )
    await choose(false)
    const refused = await addNote(other.visit, postId, 'And which tide?', about)
    expect(refused).toMatchObject({ __typename: 'Forbidden', message: postNotesWording.messages.notTaken })
    const { data } = await other.visit.ask(
      `{ post(id: "${postId}") { ... on Post { viewerEdge { canWriteToAuthors } } } }`,
    )
    expect(data?.post).toMatchObject({ viewerEdge: { canWriteToAuthors: false } })
    expect((await reply(reader.visit, id, 'Thanks')).notes?.[0]?.replies).toHaveLength(1)
    await choose(true)
    onlyNote(await addNote(other.visit, postId, 'And which tide?', about))
  })

  test('isn’t written by suspended people, nor by the writers to themselves', async () => {
    const suspended = await signedIn({ isSuspended: true })
    for (const { visit } of [suspended, writer])
      expect(await addNote(visit, storyId, 'Hm', about)).toMatchObject({ __typename: 'Forbidden' })
    expect(await addNote(newVisit(), storyId, 'Hm', about)).toMatchObject({ __typename: 'Unauthorized' })
  })

  test('can’t be read once the story can’t, or once the reader has deleted it', async () => {
    const postId = await story()
    const { id } = onlyNote(await addNote(reader.visit, postId, 'First', about))
    expect(onlyNote(await editNote(reader.visit, id, 'Second'))).toMatchObject({ text: 'Second' })
    expect(await editNote(writer.visit, id, 'Mine')).toMatchObject({ __typename: 'Forbidden' })
    await env.DB.prepare("UPDATE post SET state = 'draft', is_listed = 0 WHERE id = ?").bind(postId).run()
    expect(await notesFor(reader.visit, postId)).toBeNull()
    expect((await notesFor(writer.visit, postId))?.notes).toHaveLength(1)
    await env.DB.prepare("UPDATE post SET state = 'published', is_listed = 1 WHERE id = ?").bind(postId).run()
    expect((await withNote(reader.visit, 'deletePostNote', id)).notes).toEqual([])
    expect(await notesFor(reader.visit, postId)).toBeNull()
  })

  test('is limited for each reader, apart from the notes of those who write and edit', async () => {
    const postId = await story()
    await manyNotes(postId, reader.user.id, MOST_NOTES_OF_READER)
    expect(await addNote(reader.visit, postId, 'One more', about)).toMatchObject({ __typename: 'Conflict' })
    expect((await addNote(other.visit, postId, 'My first', about)).notes).toHaveLength(1)
    expect((await notesFor(writer.visit, postId))?.notes).toHaveLength(MOST_NOTES_OF_READER + 1)
    expect(await firstValue('SELECT count(*) FROM post_note WHERE post_id = ?', postId)).toBe(
      MOST_NOTES_OF_READER + 1,
    )
  })
  test('comes back only while there is room for it', async () => {
    const postId = await story()
    const ids: string[] = []
    for (const text of ['One', 'Two']) {
      const { id } = onlyNote(await addNote(reader.visit, postId, text, about))
      await withNote(reader.visit, 'deletePostNote', id)
      ids.push(id)
    }
    await manyNotes(postId, reader.user.id, MOST_NOTES_OF_READER - 1)
    const [one, two] = ids
    expect((await withNote(reader.visit, 'restorePostNote', one)).notes).toHaveLength(MOST_NOTES_OF_READER)
    expect(await withNote(reader.visit, 'restorePostNote', one)).toMatchObject({ __typename: 'PostNotes' })
    expect(await withNote(reader.visit, 'restorePostNote', two)).toMatchObject({
      __typename: 'Conflict',
      message: postNotesWording.messages.tooManyOfYours(MOST_NOTES_OF_READER),
    })
  })
})
