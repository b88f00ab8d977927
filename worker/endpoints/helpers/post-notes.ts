import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { linkTo } from '../../../schema/routes/links'
import { postIdOf } from '../../../schema/routes/post-id'
import { NOTES_AT_ONCE } from '../../../schema/rules/post-notes'
import { postNoteById } from '../../data/post-note/queries'
import type { PostNoteWithPassage } from '../../data/post-note/rows'
import { deletePostNote } from '../../services/post-note/delete-post-note'
import { notePlace } from '../../services/post-note/place'
import { type NoteThread, notesFor } from '../../services/post-note/read-notes'
import { parseInput } from '../../services/use-case'
import type { Endpoint, EndpointContext } from '../endpoint'
import { failureResponse } from '../failure-response'

const HEADERS = { 'cache-control': 'no-store', vary: 'Accept' }
const json = (value: object) => Response.json(value, { headers: HEADERS })

/** Whether a browser opens the address: people get the page that shows the notes beside the text. */
const isOpened = ({ method, headers }: Request): boolean =>
  method !== 'DELETE' && headers.get('accept')?.includes('text/html') === true

/** Leads to the page, and there to one of the notes. */
const toPage = (postId: string, noteId?: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      ...HEADERS,
      location: linkTo('ShowPostNotes', { postId }) + (noteId === undefined ? '' : `#note-${noteId}`),
    },
  })

/** A note as programs get it. */
async function noteJson({ reader }: EndpointContext, note: PostNoteWithPassage) {
  const { id, authorId, audience, paragraph, words, createdAt, editedAt, resolvedAt, deletedAt } = note
  const author = authorId === null || deletedAt !== null ? undefined : await reader.users.load(authorId)
  return {
    id,
    author: author ? { id: author.id, username: author.username, name: author.name } : null,
    text: deletedAt === null ? note.text : '',
    isDeleted: deletedAt !== null,
    audience,
    paragraph,
    passage: words,
    createdAt,
    editedAt,
    resolvedAt,
  }
}

const threadJson = async (context: EndpointContext, { replies, ...note }: NoteThread) => ({
  ...(await noteJson(context, note)),
  replies: await Promise.all(replies.map((reply) => noteJson(context, reply))),
})

/** The notes on a story that the viewer may read. */
async function threadsOf({ reader, viewer }: EndpointContext, postId: string): Promise<NoteThread[]> {
  const [place, actor] = await Promise.all([notePlace(reader.db, postId), viewer()])
  return place ? notesFor(reader.db, actor, place) : []
}

const Query = v.object({ after: v.optional(entityId) })

/** `/p/{postId}/notes`: the notes on a story, 50 at a time. Rule: docs/rules/post-notes.md, "Over HTTP". */
export const listPostNotes: Endpoint = async (context) => {
  const postId = postIdOf(context.params.postId ?? '') ?? ''
  if (isOpened(context.request)) return toPage(postId)
  const query = parseInput(Query, Object.fromEntries(context.url.searchParams))
  if (!query.ok) return failureResponse(query.failure)
  const threads = await threadsOf(context, postId)
  const start = threads.findIndex(({ id }) => id === query.value.after) + 1
  const shown = threads.slice(start, start + NOTES_AT_ONCE)
  const last = start + NOTES_AT_ONCE < threads.length ? shown.at(-1) : undefined
  return json({
    notes: await Promise.all(shown.map((thread) => threadJson(context, thread))),
    next: last?.id ?? null,
  })
}

/** `/p/{postId}/notes/{noteId}`: one note with its answers; its author can delete it. */
export const showPostNote: Endpoint = async (context) => {
  const postId = postIdOf(context.params.postId ?? '') ?? ''
  const noteId = context.params.noteId ?? ''
  const threads = await threadsOf(context, postId)
  const thread = threads.find(({ id, replies }) => id === noteId || replies.some((one) => one.id === noteId))
  if (!thread) return undefined
  if (isOpened(context.request)) return toPage(postId, noteId)
  if (context.request.method !== 'DELETE') return json(await threadJson(context, thread))
  const result = await deletePostNote(context.parts, { noteId })
  return result.ok ? json({ success: true }) : failureResponse(result.failure)
}

/** `/p/notereplies/{replyId}`: the note that an answer belongs to, with all of its answers. */
export const showNoteReplies: Endpoint = async (context) => {
  const { replyId = '' } = context.params
  const reply = await context.reader.db.first(postNoteById, replyId)
  if (!reply) return undefined
  const threads = await threadsOf(context, reply.postId)
  const thread = threads.find(
    ({ id, replies }) => id === replyId || replies.some((one) => one.id === replyId),
  )
  if (!thread) return undefined
  return isOpened(context.request) ? toPage(reply.postId, replyId) : json(await threadJson(context, thread))
}
