import { env } from 'cloudflare:workers'
import type { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

export interface NoteAnswer {
  id: string
  text: string
  isDeleted: boolean
  audience: string
  paragraph: string | null
  passage: string | null
  resolvedAt: number | null
  resolvedBy: { id: string } | null
  author: { id: string } | null
  isViewers: boolean
  replies?: NoteAnswer[]
}

export interface NotesAnswer {
  __typename: string
  notes?: NoteAnswer[]
  [field: string]: unknown
}

const NOTE =
  'id text isDeleted audience paragraph passage editedAt resolvedAt resolvedBy { id } author { id } isViewers'
const NOTES = `__typename ... on UserError { field message } ... on PostNotes { id notes { ${NOTE} replies { ${NOTE} } } }`

async function answer(visit: Visit, query: string, variables: object): Promise<NotesAnswer> {
  const { data, errors } = await visit.ask(query, variables)
  if (!data || !('result' in data)) throw new Error(JSON.stringify(errors))
  return data.result as NotesAnswer
}

let keys = 0
export const addNote = (visit: Visit, postId: string, text: string, more: object = {}) =>
  answer(visit, `mutation ($input: AddPostNoteInput!) { result: addPostNote(input: $input) { ${NOTES} } }`, {
    input: { postId, key: `note-${keys++}`, text, ...more },
  })

export const reply = (visit: Visit, noteId: unknown, text: string, key = `reply-${keys++}`) =>
  answer(
    visit,
    `mutation ($input: ReplyToPostNoteInput!) { result: replyToPostNote(input: $input) { ${NOTES} } }`,
    { input: { noteId, key, text } },
  )

export const editNote = (visit: Visit, noteId: unknown, text: string) =>
  answer(
    visit,
    `mutation ($input: EditPostNoteInput!) { result: editPostNote(input: $input) { ${NOTES} } }`,
    { input: { noteId, text } },
  )

/** Stores notes of a reader to those who write a story. */
export const manyNotes = (postId: string, readerId: string, count: number) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
     INSERT INTO post_note (id, post_id, author_id, note_key, audience, text, created_at)
     SELECT ?1 || '-' || i, ?1, ?2, ?1 || i, 'reader', 'One', i FROM n`,
  )
    .bind(postId, readerId)
    .run()

/** Deletes a note, or takes that back. */
export const withNote = (visit: Visit, name: 'deletePostNote' | 'restorePostNote', noteId: unknown) =>
  answer(visit, `mutation ($noteId: ID!) { result: ${name}(noteId: $noteId) { ${NOTES} } }`, { noteId })

export const resolveNote = (visit: Visit, noteId: unknown, isResolved = true) =>
  answer(
    visit,
    `mutation ($noteId: ID!, $isResolved: Boolean!) { result: resolvePostNote(noteId: $noteId, isResolved: $isResolved) { ${NOTES} } }`,
    { noteId, isResolved },
  )

/** The notes on a story that somebody reads; null if there is nothing for them. */
export const notesFor = (visit: Visit, postId: string): Promise<NotesAnswer | null> =>
  answer(
    visit,
    `query ($postId: ID!) { result: postNotes(postId: $postId) { id isViewerAuthor canWrite submissionId collection { id } text { title } notes { ${NOTE} replies { ${NOTE} } } } }`,
    { postId },
  )

/** The only note of an answer. */
export function onlyNote(given: NotesAnswer | null): NoteAnswer {
  const [note, ...others] = given?.notes ?? []
  if (!note || others.length > 0) throw new Error(JSON.stringify(given))
  return note
}
