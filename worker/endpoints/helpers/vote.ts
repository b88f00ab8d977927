import * as v from 'valibot'
import { clapKey, numClaps } from '../../../schema/inputs/clap'
import { catalogSegment } from '../../../schema/routes/catalog-id'
import { linkTo } from '../../../schema/routes/links'
import { postIdOf } from '../../../schema/routes/post-id'
import type { ClapTarget } from '../../../schema/rules/claps'
import { CATALOGS, POSTS } from '../../services/clap/find-target'
import { giveClaps } from '../../services/clap/give-claps'
import { storyAddress } from '../../services/post/address'
import { flashToast } from '../../services/viewer/toast'
import type { Endpoint, EndpointContext } from '../endpoint'
import { failureResponse, inputResponse } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { readForm } from '../identity/read-form'
import { seeOther } from '../identity/see-other'
import { readInput } from '../read-input'

const Vote = v.object({ numClaps, key: v.nullish(clapKey) })

const BODY = { most: 1000, usage: 'Send {"numClaps": 3, "key": "…"} as JSON, or nothing for one more clap.' }

type Given = Parameters<typeof giveClaps>[3]

const give = ({ parts }: EndpointContext, { kind, id }: ClapTarget, given: Given) =>
  kind === 'post' ? giveClaps(parts, POSTS, id, given) : giveClaps(parts, CATALOGS, id, given)

/** The page of what was clapped for. */
async function addressOf({ reader, origin }: EndpointContext, { kind, id }: ClapTarget): Promise<string> {
  const post = kind === 'post' ? await reader.posts.load(id) : undefined
  if (post) return storyAddress(reader, post, origin)
  const catalog = kind === 'catalog' ? await reader.catalogs.load(id) : undefined
  const owner = catalog && (await reader.users.load(catalog.creatorId))
  if (!catalog || !owner) return origin + linkTo('Home')
  const params = { username: owner.username, catalogSlugId: catalogSegment(catalog) }
  return origin + linkTo('ShowUserList', params)
}

/**
 * Claps once more, or as often as the body says; a form's `numClaps=0` takes everything back. Forms post here without
 * script and lead back to what it is about; programs get JSON. Rule: docs/rules/claps.md, "Without script".
 */
async function vote(context: EndpointContext, target: ClapTarget): Promise<Response> {
  const { request, url, parts } = context
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const isJson = request.headers.get('content-type')?.startsWith('application/json') === true
  const input = isJson ? await readInput(request, Vote, BODY) : undefined
  if (input?.ok === false) return inputResponse(input.failure)
  const isTakenBack = !isJson && (await readForm(request)).get('numClaps') === '0'
  const result = await give(context, target, input?.value ?? { numClaps: isTakenBack ? 0 : 'one-more' })
  if (request.headers.get('accept')?.includes('text/html')) {
    if (!result.ok) flashToast(parts.browser, 'error')
    return seeOther(await addressOf(context, target))
  }
  if (!result.ok) return failureResponse(result.failure)
  const { clapCount, viewerClapCount } = result.value
  return Response.json(
    { success: true, clapCount, viewerClapCount },
    { headers: { 'cache-control': 'no-store' } },
  )
}

/** POST `/_/vote/p/{id}`: a story or a response. */
export const votePost: Endpoint = (context) =>
  vote(context, { kind: 'post', id: postIdOf(context.params.id ?? '') ?? '' })

/** POST `/_/vote/{type}/{id}`: the same, or a list. A response is a post. */
export const voteEntity: Endpoint = (context) => {
  const { type, id = '' } = context.params
  return vote(context, { kind: type === 'catalog' ? 'catalog' : 'post', id })
}
