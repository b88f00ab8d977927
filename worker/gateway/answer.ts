import type { Context } from 'hono'
import { dependsOnViewer } from '../../schema/routes/answer'
import { hasSession } from '../../schema/rules/session'
import { FOR_PLACE_HEADER } from '../edge-cache/edge-cache'
import { openEdgeCache } from '../edge-cache/open-edge-cache'
import { pageResponse } from '../edge-cache/page-response'
import { CacheTags } from '../edge-cache/tags'
import { isUnchanged } from '../endpoints/files/answer'
import { siteFlags } from '../platform/flags/site-flags'
import type { Session } from '../services/identity/session'
import { flagsOfViewer } from '../services/viewer/facts'
import { renderPage } from '../ssr/render-page'
import { type AnswerInput, answerRoute } from './answer-route'
import { askAhead, askOwnAhead } from './ask-ahead'
import { benchAnswer } from './bench'
import { GROUP_HEADER, runningExperiment } from './experiment'
import { siteFlagsHeader } from './flags'
import { viewerOf } from './open-parts'
import { eligibilityOf, type GatewayEnv } from './request-context'
import { setDatabaseTiming } from './server-timing'
import { viewerClassOf } from './viewer-class'

type GatewayContext = Context<GatewayEnv>

const isHtml = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/html') === true

/** Hono's type lacks some of the platform's properties. */
const executionContext = (c: GatewayContext): ExecutionContext => c.executionCtx as ExecutionContext

/** What a response for one viewer is made from, with the session if it has been read. */
function inputFor(c: GatewayContext, isSignedIn: boolean, session: Session | null | undefined): AnswerInput {
  const requestContext = c.get('requestContext')
  const parts = requestContext.parts()
  return {
    ...requestContext,
    request: c.req.raw,
    env: c.env,
    ctx: executionContext(c),
    reader: requestContext.reader(),
    viewer: () => viewerOf(parts),
    parts,
    isSignedIn,
    isSpoofed: session?.isSpoofed === true,
    ...(session ? { flags: flagsOfViewer(parts.flags, session.user) } : {}),
    tags: new CacheTags(),
  }
}

/** The input of an answer; the session is read first where the choice of the page depends on it. */
async function privateInput(c: GatewayContext): Promise<AnswerInput> {
  const requestContext = c.get('requestContext')
  const parts = requestContext.parts()
  // Where the choice of a page depends on the viewer or their flags, the session is read first.
  const route = requestContext.match?.route
  const hasCookie = hasSession(c.req.raw.headers.get('cookie'))
  // For a route that isn't for everybody, the policies have already read it.
  const needsSession = dependsOnViewer(route) || (route !== undefined && route.who !== 'any')
  if (!hasCookie || !needsSession) return inputFor(c, hasCookie, undefined)
  askOwnAhead(requestContext)
  askAhead(requestContext)
  const session = await parts.session()
  return inputFor(c, session !== null, session)
}

/** The response for this viewer alone, which is never stored. */
async function privateAnswer(c: GatewayContext): Promise<Response> {
  const input = await privateInput(c)
  const { session } = input.parts
  // Requested before the page, so that it goes out with the page's first batch.
  const isPage = !input.match || input.match.route.kind === 'page'
  const pendingSession = input.isSignedIn && isPage ? session() : undefined
  pendingSession?.catch(() => {})
  const answer = await answerRoute(input)
  const signedIn = await pendingSession
  if (signedIn) c.get('requestContext').viewerClass = viewerClassOf(signedIn)
  else if (pendingSession) c.get('requestContext').isSessionOver = true
  const response = new Response(c.req.method === 'HEAD' ? null : answer.body, answer)
  const { headers } = response
  // What depends on the reader's country is for nobody else.
  if (!headers.has('cache-control') || isHtml(headers) || input.tags.isForPlace)
    headers.set('cache-control', 'private, no-store')
  // An action decides for itself what it reveals about the rows that it read.
  if (c.req.method === 'GET' || c.req.method === 'HEAD')
    setDatabaseTiming(headers, input.reader.db.usage, input.parts.statsUsage())
  return response
}

/** The answer that all anonymous readers share, from the edge cache. */
async function sharedAnswer(c: GatewayContext): Promise<Response> {
  const { url, key, match, clock, nonce, requestId } = c.get('requestContext')
  // Only for pages while an experiment runs: otherwise nothing about the viewer is looked at.
  const isDivided = match?.route.kind === 'page' && runningExperiment(c.env) !== undefined
  const place = isDivided ? c.get('requestContext').parts().experiment : undefined
  const clean = `${url.origin}${key.path}${key.query ? `?${key.query}` : ''}`
  const { text, mark } = siteFlags()
  const page = await openEdgeCache(c.env, executionContext(c), clock).fetch({
    url: clean,
    // Each version of the worker renders its own pages, with its own assets, and so do other flags and each group of an
    // experiment.
    variant: [c.env.VERSION.id, ...(mark ? [mark] : []), ...(place ? [place.id, place.group] : [])].join(' '),
    // A redirect is an ordinary response, so it isn't followed here.
    request: () =>
      new Request(clean, {
        redirect: 'manual',
        headers: {
          'x-request-id': requestId,
          ...siteFlagsHeader(text),
          ...(place ? { [GROUP_HEADER]: place.group } : {}),
        },
      }),
  })
  // What depends on the reader's country is rendered for each of them.
  if (page.headers.some(([name]) => name === FOR_PLACE_HEADER)) return privateAnswer(c)
  const response = pageResponse(page, c.req.method, nonce)
  const { headers } = response
  if (headers.has('etag') && isUnchanged(c.req.raw.headers, headers)) {
    response.body?.cancel().catch(() => {})
    return new Response(null, { status: 304, headers })
  }
  // A complete body may be compressed on the way; only a stream would be held back by that (renderPage).
  if (page.body.kind === 'bytes') headers.delete('content-encoding')
  // Browsers must revalidate: we can purge our cache, but not theirs.
  headers.set('cache-control', isHtml(headers) ? 'private, no-cache' : 'public, no-cache')
  return response
}

/** Whether somebody looks at the answer, rather than a program. */
export const wantsPage = ({ req: { method, raw } }: GatewayContext): boolean =>
  method === 'GET' && raw.headers.get('accept')?.includes('text/html') === true

/** The page that reports a failure; nothing for requests that don't want a page. */
export async function failurePage(c: GatewayContext): Promise<Response | undefined> {
  if (!wantsPage(c) || !c.get('requestContext').site) return undefined
  // Nothing is read: what has failed may be the database.
  const response = await renderPage(inputFor(c, hasSession(c.req.raw.headers.get('cookie')), undefined), true)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/**
 * Answers an authorized request: from the shared cache where that is allowed, otherwise for this viewer alone. An
 * address without a route gets the 404 page. Rule: docs/rules/caching.md, "Eligibility".
 */
export function answer(c: GatewayContext): Promise<Response> | Response {
  const requestContext = c.get('requestContext')
  if (__BENCH__ && !requestContext.match)
    return benchAnswer(c.req.raw, requestContext.url) ?? privateAnswer(c)
  return eligibilityOf(requestContext, c.req.method).enabled ? sharedAnswer(c) : privateAnswer(c)
}
