import type { EntryAction } from '../../../schema/inputs/micropub'
import { slugOfTag } from '../../../schema/rules/tag-slug'
import { micropubWording as wording } from '../../../schema/wording/micropub'
import { rewriteDraft } from '../api/rewrite-draft'
import { changePostSettings } from '../draft/change-post-settings'
import type { DraftParts } from '../draft/parts'
import { publishPost } from '../draft/publish-post'
import { readDraft } from '../draft/read-draft'
import { readSettings } from '../draft/read-settings'
import { unpublishPost } from '../draft/unpublish-post'
import { done, type Failure, fail, type Result } from '../result'
import { contentHtml, statusOf, textsOf } from './entry-story'

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

/**
 * Changes an entry: a draft stays one, and the new text of what is out comes out with the change. Rule:
 * docs/rules/micropub.md, "Changes".
 *
 * @param mayPublish whether the token allows what readers notice.
 */
export async function updateEntry(
  parts: DraftParts,
  postId: string,
  change: Change,
  mayPublish: boolean,
): Promise<Result<undefined, Failure | NoScope>> {
  const problem = problemOf(change)
  if (problem) return { ok: false, failure: problem }
  const { replace } = change
  const status = statusOf(replace)
  if (!status.ok) return status
  const [draft, settings] = await Promise.all([readDraft(parts, postId), readSettings(parts, postId)])
  if (!draft.ok) return draft
  if (!settings.ok) return settings
  const tags = topicsOf(settings.value.tags, change)
  const { isPublished } = settings.value
  const isNoticed =
    isPublished || tags !== undefined || (status.value !== undefined && status.value !== 'draft')
  if (isNoticed && !mayPublish)
    return { ok: false, failure: { code: 'FORBIDDEN', field: null, message: '', needsPublish: true } }
  const saved = await rewritten(parts, postId, draft.value.revision, replace)
  if (!saved.ok) return saved
  const isOut = status.value === undefined ? isPublished : status.value !== 'draft'
  if (isPublished && !isOut) {
    const ended = await unpublishPost(parts, { postId })
    if (!ended.ok) return ended
  }
  if (!isOut) {
    const set = tags ? await changePostSettings(parts, { postId, settings: { tags } }) : done
    return set.ok ? done : set
  }
  const isUnlisted = status.value === undefined ? undefined : status.value === 'unlisted'
  const published = await publishPost(parts, {
    postId,
    baseRevision: saved.value,
    settings: { tags, isUnlisted },
  })
  return published.ok ? done : published
}

/** Replaces the text as far as it is given. @returns its revision. */
async function rewritten(
  parts: DraftParts,
  postId: string,
  baseRevision: number,
  replace: Change['replace'],
): Promise<Result<number, Failure>> {
  const [title] = textsOf(replace.name)
  const [subtitle] = textsOf(replace.summary)
  const [given] = replace.content ?? []
  if (title === undefined && subtitle === undefined && given === undefined)
    return { ok: true, value: baseRevision }
  const content = given === undefined ? undefined : contentHtml(given)
  if (content === '') return fail('BAD_REQUEST', wording.empty, 'content')
  const saved = await rewriteDraft(parts, { postId, baseRevision, title, subtitle, content, format: 'html' })
  return saved.ok ? { ok: true, value: saved.value.revision } : saved
}
