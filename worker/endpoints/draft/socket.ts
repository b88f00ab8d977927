import { requireEditor } from '../../services/draft/require-writer'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { refusedUpgrade } from '../refused-upgrade'

/**
 * GET `/_/drafts/{postId}/socket`: tells an open editor of a story what its other editors do. Who may edit the story is
 * asked whenever an editor connects. Rule: docs/rules/writing.md, "Open editors".
 */
export const draftSocket: Endpoint = async ({ request, url, env, params, parts, clock }) => {
  const refused = refusedUpgrade(request, url)
  if (refused) return refused
  const postId = params.postId ?? ''
  const editing = await requireEditor(parts, postId, 'edit')
  if (!editing.ok) return failureResponse(editing.failure)
  const address = new URL(`https://draft/${postId}`)
  address.searchParams.set('now', String(clock.now()))
  return env.DRAFT_SEQUENCER.getByName(postId).fetch(address, { headers: { upgrade: 'websocket' } })
}
