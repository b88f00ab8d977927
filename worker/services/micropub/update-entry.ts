import type { EntryAction } from '../../../schema/inputs/micropub'
import { slugOfTag } from '../../../schema/rules/tag-slug'
import { micropubWording as wording } from '../../../schema/wording/micropub'
import { savedPostById } from '../../data/post/writes-state'
import { rewriteDraft } from '../api/rewrite-draft'
import { changePostSettings } from '../draft/change-post-settings'
import type { DraftParts } from '../draft/parts'
import { publishPost } from '../draft/publish-post'
import { readDraft } from '../draft/read-draft'
import { readSettings } from '../draft/read-settings'
import { unpublishPost } from '../draft/unpublish-post'
import { type Failure, fail, ok, type Result } from '../result'
import { contentHtml, stateIn, textsOf } from './entry-story'

type Change = Pick<EntryAction, 'replace' | 'add' | 'delete'>
/** The token's scopes don't allow it. */
export type NoScope = Failure<'FORBIDDEN'> & { readonly needsPublish: true }

const REPLACEABLE: ReadonlySet<string> = new Set([
  'name',
  'summary',
  'content',
  'category',
  'post-status',
  'visibility',
])

/** What is wrong with a change, as far as it can be seen without its entry. */
function problemOf({ replace, add, delete: removed }: Change): Failure | undefined {
  const others = [...Object.keys(add), ...(Array.isArray(removed) ? removed : Object.keys(removed))]
  if (others.some((name) => name !== 'category'))
    return { code: 'BAD_REQUEST', field: null, message: wording.addable }
  if (Object.keys(replace).some((name) => !REPLACEABLE.has(name)))
    return { code: 'BAD_REQUEST', field: null, message: wording.replaceable }
  return undefined
}

/** The topics after a change; nothing if it leaves them as they are. */
function topicsOf(
  before: readonly string[],
  { replace, add, delete: removed }: Change,
): string[] | undefined {
  if (!('category' in replace) && !('category' in add) && !namesOf(removed).includes('category'))
    return undefined
  const gone = Array.isArray(removed) ? before : textsOf(removed.category)
  const isGone = new Set(namesOf(removed).includes('category') ? gone.map(slugOfTag) : [])
  const base = 'category' in replace ? textsOf(replace.category) : before
  const all = [...base.filter((name) => !isGone.has(slugOfTag(name))), ...textsOf(add.category)]
  return [...new Map(all.map((name) => [slugOfTag(name), name])).values()]
}

const namesOf = (removed: Change['delete']): string[] =>
  Array.isArray(removed) ? removed : Object.keys(removed)

/** Whether an entry's newest text is another one than readers see. */
async function isUnfinished({ db, drafts }: DraftParts, postId: string): Promise<boolean> {
  await drafts.store(postId)
  const saved = await db.first(savedPostById, postId)
  return saved?.versionId !== null && saved?.versionId !== saved?.newestVersionId
}

/**
 * Changes an entry: a draft stays one, and a new text of what is out comes out with the change. What its writer has begun
 * in the editor doesn't. Rule: docs/rules/micropub.md, "Changes".
 *
 * @param mayPublish whether the token allows what readers notice.
 * @returns the scope that it needed.
 */
export async function updateEntry(
  parts: DraftParts,
  postId: string,
  change: Change,
  mayPublish: boolean,
): Promise<Result<'WRITE' | 'PUBLISH', Failure | NoScope>> {
  const problem = problemOf(change)
  if (problem) return { ok: false, failure: problem }
  const { replace } = change
  const state = stateIn(replace)
  if (!state.ok) return state
  const [draft, settings] = await Promise.all([readDraft(parts, postId), readSettings(parts, postId)])
  if (!draft.ok) return draft
  if (!settings.ok) return settings
  const tags = topicsOf(settings.value.tags, change)
  const { isPublished } = settings.value
  const isNoticed = isPublished || tags !== undefined || state.value.isOut === true
  if (isNoticed && !mayPublish)
    return { ok: false, failure: { code: 'FORBIDDEN', field: null, message: '', needsPublish: true } }
  const isOut = state.value.isOut ?? isPublished
  const text = textIn(replace)
  if (isPublished && isOut && text && text.content === undefined && (await isUnfinished(parts, postId)))
    return fail('CONFLICT', wording.unfinished)
  const saved = text ? await rewritten(parts, postId, draft.value.revision, text) : ok(draft.value.revision)
  if (!saved.ok) return saved
  if (isPublished && !isOut) {
    const ended = await unpublishPost(parts, { postId })
    if (!ended.ok) return ended
  }
  // Only what is out, or comes out, can be unlisted.
  const isUnlisted = isOut ? state.value.isUnlisted : undefined
  const isPublish = isOut && (text !== undefined || !isPublished)
  const isSet = tags !== undefined || isUnlisted !== undefined
  const needed = ok(isNoticed ? ('PUBLISH' as const) : ('WRITE' as const))
  if (!isPublish && !isSet) return needed
  const given = { postId, settings: { tags, isUnlisted } }
  const written = isPublish
    ? await publishPost(parts, { ...given, baseRevision: saved.value })
    : await changePostSettings(parts, given)
  return written.ok ? needed : written
}

/** The text as far as it is replaced; nothing if none of it is. */
function textIn(replace: Change['replace']) {
  const [title] = textsOf(replace.name)
  const [subtitle] = textsOf(replace.summary)
  const [given] = replace.content ?? []
  const content = given === undefined ? undefined : contentHtml(given)
  return title === undefined && subtitle === undefined && content === undefined
    ? undefined
    : { title, subtitle, content }
}

/** Replaces the text. @returns its revision. */
async function rewritten(
  parts: DraftParts,
  postId: string,
  baseRevision: number,
  text: NonNullable<ReturnType<typeof textIn>>,
): Promise<Result<number, Failure>> {
  if (text.content === '') return fail('BAD_REQUEST', wording.empty, 'content')
  const saved = await rewriteDraft(parts, { postId, baseRevision, ...text, format: 'html' })
  return saved.ok ? ok(saved.value.revision) : saved
}
