import * as v from 'valibot'
import { cursor } from '../../../schema/inputs/cursor'
import type { RouteName } from '../../../schema/routes/index'
import { apiContributors, apiPerson, apiPublications } from '../../services/api/answers'
import { mcpResource } from '../../services/oauth/discovery'
import type { PageOf } from '../../services/paging'
import { ok, type Result } from '../../services/result'
import { parseInput } from '../../services/use-case'
import type { Endpoint } from '../endpoint'
import { jsonAnswer } from '../files/json'
import { answerMcp } from '../mcp/answer'
import { answerMicropub } from '../micropub/answer'
import { takeMicropubMedia } from '../micropub/media'
import { apiCreateCollectionPost, apiCreatePost } from './create-post'
import { apiUploadImage } from './upload-image'
import { type ApiAnswer, withToken } from './with-token'

const Query = v.object({ after: v.optional(cursor) })

/** A page of a list, from the place that the request names. */
async function listed<Item>(
  { searchParams }: URL,
  read: (after: string | null) => Promise<Result<PageOf<Item>>>,
): Promise<Result<ApiAnswer>> {
  const query = parseInput(Query, Object.fromEntries(searchParams))
  if (!query.ok) return query
  const page = await read(query.value.after ?? null)
  return page.ok ? ok({ data: page.value.items, next: page.value.next?.to ?? null }) : page
}

/** What other programs may know and send, with a token. */
export const apiEndpoints: Partial<Record<RouteName, Endpoint>> = {
  ApiMe: withToken('READ', async ({ origin }, { session }) => ok({ data: apiPerson(origin, session.user) })),
  ApiUserPublications: withToken(
    'READ',
    ({ url, reader, origin, params: { applicationSpecificUserId: userId = '' } }, { session }) =>
      listed(url, (after) => apiPublications(reader, origin, { viewerId: session.user.id, userId, after })),
  ),
  ApiContributors: withToken('READ', ({ url, reader, params: { publicationId = '' } }) =>
    listed(url, (after) => apiContributors(reader, { publicationId, after })),
  ),
  ApiCreatePost: apiCreatePost,
  ApiCreateCollectionPost: apiCreateCollectionPost,
  ApiUploadImage: apiUploadImage,
  ApiMcp: answerMcp,
  OauthMcpResource: ({ request, origin }) => jsonAnswer(request, mcpResource(origin)),
  ApiMicropub: answerMicropub,
  ApiMicropubMedia: takeMicropubMedia,
}
