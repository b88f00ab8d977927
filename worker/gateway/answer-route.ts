import { isBuilt } from '../../client/entry-server'
import { pageOf } from '../../schema/routes/answer'
import type { RouteMatch } from '../../schema/routes/match'
import type { RouteFlag } from '../../schema/routes/types'
import { GROUP_HOME, GROUP_POSTS, GROUP_TAGS, notFoundTags } from '../edge-cache/tags'
import type { EndpointContext } from '../endpoints/endpoint'
import { ENDPOINTS } from '../endpoints/registry'
import { type PageInput, renderPage } from '../ssr/render-page'
import { countRender } from './bench'

/** What a response is made from, whether for one viewer or for all. */
export interface AnswerInput extends PageInput {
  url: URL
  ctx: ExecutionContext
  /** Absent if no route matches: the response is the 404 page. */
  match: RouteMatch | undefined
}

const GROUP_TAG = { home: GROUP_HOME, posts: GROUP_POSTS, tags: GROUP_TAGS } as const

/** The response of the route's endpoint; nothing if it has none. */
async function endpointAnswer(input: AnswerInput, match: RouteMatch): Promise<Response | undefined> {
  const endpoint = ENDPOINTS[match.route.name]
  if (!endpoint) return undefined
  const { request, url, env, ctx, site, reader, viewer, parts, tags, clock, nonce, requestId } = input
  const context: EndpointContext = {
    request,
    url,
    env,
    ctx,
    routeName: match.route.name,
    params: { ...site.params, ...match.params },
    origin: site.mainOrigin,
    reader,
    viewer,
    parts,
    tags,
    clock,
    nonce,
    requestId,
  }
  return endpoint(context)
}

/**
 * Answers a route with its page or its endpoint, and everything else with the 404 page. Sets no
 * `Cache-Control` of its own.
 */
export async function answerRoute(input: AnswerInput): Promise<Response> {
  const { match, tags } = input
  for (const group of match?.route.cacheGroups ?? []) {
    if (group in GROUP_TAG) tags.add(GROUP_TAG[group as keyof typeof GROUP_TAG])
  }
  const values = input.flags ?? input.parts.flags
  const flags = { has: (flag: RouteFlag) => values[flag] }
  // A page that takes a form has an endpoint beside it.
  const isPosted = input.request.method === 'POST'
  const pageId = match && pageOf(match.route, { signedIn: input.isSignedIn, flags, isBuilt })
  if (match && (isPosted || pageId === undefined)) {
    const answer = await endpointAnswer(input, match)
    if (answer) return answer
    tags.add(...notFoundTags({ ...input.site.params, ...match.params }))
  }
  if (__BENCH__) countRender()
  return renderPage(input)
}
