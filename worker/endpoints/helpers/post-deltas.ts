import * as v from 'valibot'
import { cursor } from '../../../schema/inputs/cursor'
import { baseRevision, newPostId, saveKey } from '../../../schema/inputs/draft'
import { postIdOf } from '../../../schema/routes/post-id'
import { MAX_SAVE_BYTES } from '../../../schema/rules/drafts'
import type { Deltas } from '../../../schema/story/delta'
import { inputWording } from '../../../schema/wording/inputs'
import type { SavedResult } from '../../services/draft/answers'
import { createDraft } from '../../services/draft/create-draft'
import { readDeltas, readVersions } from '../../services/draft/read-draft'
import { restoreVersion } from '../../services/draft/restore-version'
import { saveDraft } from '../../services/draft/save-draft'
import { parseInput } from '../../services/use-case'
import type { Endpoint, EndpointContext } from '../endpoint'
import { failureResponse, inputResponse } from '../failure-response'
import { readInput } from '../read-input'

const NO_STORE = { 'cache-control': 'no-store' }

const revision = v.pipe(v.string(), v.regex(/^\d{1,15}$/, inputWording.invalid), v.transform(Number))
const Query = v.object({ since: v.optional(revision), after: v.optional(cursor) })

/** The saves since a revision, or the versions of a story, the newest first. */
async function history({ parts, url }: EndpointContext, postId: string): Promise<Response> {
  const query = parseInput(Query, Object.fromEntries(url.searchParams))
  if (!query.ok) return failureResponse(query.failure)
  const { since, after } = query.value
  if (since !== undefined) {
    const saved = await readDeltas(parts, postId, since)
    return saved.ok ? Response.json(saved.value, { headers: NO_STORE }) : failureResponse(saved.failure)
  }
  const page = await readVersions(parts, postId, { to: after ?? null })
  if (!page.ok) return failureResponse(page.failure)
  const { items, next } = page.value
  const versions = items.map((version) => ({ ...version, isPublished: version.isPublished === 1 }))
  return Response.json({ versions, next: next?.to ?? null }, { headers: NO_STORE })
}

/** The answer to a save: of a stale one, with what was saved since. */
function savedResponse(result: SavedResult): Response {
  if (result.ok) return Response.json({ revision: result.value.revision }, { headers: NO_STORE })
  const { failure } = result
  return 'newestRevision' in failure
    ? failureResponse(failure, 409, {}, { revision: failure.newestRevision, deltas: failure.deltas })
    : failureResponse(failure)
}

const Save = v.object({
  baseRev: baseRevision,
  deltas: v.custom<Deltas>(Array.isArray, inputWording.invalid),
  saveKey,
})
const USAGE = 'Send JSON: {"baseRev": 1, "deltas": [], "saveKey": "…"}.'

/**
 * `/p/{postId}/deltas`: GET has the versions of a story, or with `since` what was saved after a revision; POST saves
 * deltas on `baseRev`. Rule: docs/rules/writing.md, "Over HTTP".
 */
export const postDeltas: Endpoint = async (context) => {
  const { request, params, parts } = context
  const postId = postIdOf(params.postId ?? '') ?? ''
  if (request.method !== 'POST') return history(context, postId)
  const body = await readInput(request, Save, { most: MAX_SAVE_BYTES, usage: USAGE, isTyped: true })
  if (!body.ok) return inputResponse(body.failure)
  const { baseRev, ...save } = body.value
  return savedResponse(await saveDraft(parts, { postId, baseRevision: baseRev, ...save }))
}

const Begun = v.object({ postId: newPostId, ...Save.entries, baseRev: v.optional(baseRevision, 0) })
const BEGUN_USAGE = 'Send JSON: {"postId": "0123456789ab", "deltas": [], "saveKey": "…"}.'

/**
 * POST `/posts/proxies/save`: saves a story whose id is in the body, and begins it where there is no base. Asking twice
 * begins and saves it once. Rule: docs/rules/writing.md, "Over HTTP".
 */
export const savePostProxy: Endpoint = async ({ request, parts }) => {
  const body = await readInput(request, Begun, { most: MAX_SAVE_BYTES, usage: BEGUN_USAGE, isTyped: true })
  if (!body.ok) return inputResponse(body.failure)
  const { postId, baseRev, ...save } = body.value
  if (baseRev > 0) return savedResponse(await saveDraft(parts, { postId, baseRevision: baseRev, ...save }))
  const begun = await createDraft(parts, { postId })
  // A new draft has revision 1; of one that was begun before, only that first save can arrive again.
  return begun.ok
    ? savedResponse(await saveDraft(parts, { postId, baseRevision: 1, ...save }))
    : failureResponse(begun.failure)
}

/**
 * POST `/p/{postId}/revert/{versionId}/{baseRev}`: makes the text of that version the newest one. Asking twice restores
 * it once. Rule: docs/rules/writing.md, "Over HTTP".
 */
export const revertPost: Endpoint = async ({ params, parts }) => {
  const { postId = '', versionId = '', baseRev = '' } = params
  const base = parseInput(revision, baseRev)
  if (!base.ok) return failureResponse(base.failure)
  return savedResponse(
    await restoreVersion(parts, {
      postId: postIdOf(postId) ?? '',
      versionId,
      baseRevision: base.value,
      saveKey: `revert-${versionId}-${base.value}`,
    }),
  )
}
