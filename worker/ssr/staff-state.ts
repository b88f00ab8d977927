import type { PreloadedState } from '../../client/entry-server'
import type { RouteMatch } from '../../schema/routes/match'
import { cacheEligibility } from '../../schema/rules/cache-eligibility'
import { type CacheTags, parseCacheTags } from '../edge-cache/tags'
import type { Parts } from '../services/parts'

/** A trace's context in the W3C's format. */
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/

interface StaffInput {
  request: Request
  match: RouteMatch | undefined
  env: Pick<Env, 'TRACE_URL'>
  parts: Pick<Parts, 'experiment'>
  /** The cache tags of the page, whose data has been read. */
  tags: CacheTags
  requestId: string
}

/** What a page tells members of staff about itself. Rule: docs/rules/viewer.md, "Debug menu". */
export function staffState(input: StaffInput): Required<Pick<PreloadedState, 'cache' | 'debug'>> {
  const { request, match, env, parts, tags, requestId } = input
  const eligibility = cacheEligibility({ viewer: 'staff', method: request.method, route: match?.route })
  const traceparent = request.headers.get('traceparent')
  return {
    cache: {
      ...(parts.experiment ? { experimentGroup: parts.experiment.group } : {}),
      tags: parseCacheTags(tags.header()),
      ...(eligibility.enabled ? { status: 'enabled' } : { status: 'disabled', reason: eligibility.reason }),
    },
    debug: {
      requestId,
      ...(env.TRACE_URL
        ? { traceUrl: env.TRACE_URL.replaceAll('{requestId}', encodeURIComponent(requestId)) }
        : {}),
      ...(traceparent && TRACEPARENT.test(traceparent) ? { spanCarrier: { traceparent } } : {}),
    },
  }
}
