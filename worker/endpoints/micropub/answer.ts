import { linkTo } from '../../../schema/routes/links'
import { idOfStoryAddress } from '../../../schema/routes/post-id'
import { micropubWording as wording } from '../../../schema/wording/micropub'
import type { HeldToken } from '../../services/access-token/verify-token'
import { deletePost } from '../../services/draft/delete-post'
import { undeletePost } from '../../services/draft/undelete-post'
import { updateEntry } from '../../services/micropub/update-entry'
import type { Endpoint, EndpointContext } from '../endpoint'
import { createEntry } from './create'
import { lacksScope, micropubError, micropubFailure, NEVER_STORED } from './failure'
import { answerQuery } from './query'
import { type MicropubRequest, readRequest } from './read-request'
import { headerTokenOf, withMicropubToken } from './with-micropub-token'

const nothing = (): Response => new Response(null, { status: 204, headers: NEVER_STORED })

/** Does what a request asks for, as far as its token allows that. */
async function act(context: EndpointContext, token: HeldToken, asked: MicropubRequest): Promise<Response> {
  if (asked.action === 'create') return createEntry(context, token, asked)
  const { parts } = context
  const postId = idOfStoryAddress(asked.url ?? '')
  if (postId === undefined) return micropubError('invalid_request', wording.url)
  const mayPublish = token.scopes.has('PUBLISH')
  if (asked.action === 'update') {
    const lacking = (['READ', 'WRITE'] as const).find((scope) => !token.scopes.has(scope))
    if (lacking) return lacksScope('update', lacking)
    const updated = await updateEntry(parts, postId, asked, mayPublish)
    if (updated.ok) {
      token.did(updated.value)
      return nothing()
    }
    return 'needsPublish' in updated.failure
      ? lacksScope('update', 'PUBLISH')
      : micropubFailure(updated.failure)
  }
  if (!mayPublish) return lacksScope('delete', 'PUBLISH')
  token.did('PUBLISH')
  const run = asked.action === 'delete' ? deletePost : undeletePost
  const done = await run(parts, { targetPostId: postId })
  return done.ok ? nothing() : micropubFailure(done.failure)
}

/** Takes what programs write by Micropub, and tells them what they may ask. Rule: docs/rules/micropub.md. */
export const answerMicropub: Endpoint = async (context) => {
  const { request, origin } = context
  if (request.method === 'POST')
    return withMicropubToken(
      context,
      () => readRequest(request),
      ({ formToken }) => formToken,
      async (token, { asked: read }) => {
        const asked = await read()
        return asked.ok ? act(context, token, asked.value) : micropubFailure(asked.failure)
      },
    )
  const token = await headerTokenOf(context)
  return token instanceof Response ? token : answerQuery(context, token, origin + linkTo('ApiMicropubMedia'))
}
