import * as v from 'valibot'
import { newId } from '../../../schema/rules/new-id'
import {
  HITS_PER_PAGE,
  HITS_WITHIN,
  MOST_HITS,
  MOST_QUERY,
  SEARCH_INDEXES,
  SEARCH_WAIT,
} from '../../../schema/rules/search'
import { hitsOf, KIND_OF_INDEX } from '../../services/search/hits'
import { maySearchUnfiltered } from '../../services/search/privilege'
import { isTooFast } from '../../services/search/rate'
import type { Endpoint, EndpointContext } from '../endpoint'
import { inputResponse, tryLater } from '../failure-response'
import { readInput } from '../read-input'

/** The most bytes of a request. A query of ten thousand characters fits, though only its beginning is read. */
const BODY_BYTES = 128_000
const MOST_REQUESTS = 6

const Queries = v.object({
  requests: v.pipe(
    v.array(v.object({ indexName: v.picklist(SEARCH_INDEXES), params: v.optional(v.string(), '') })),
    v.minLength(1),
    v.maxLength(MOST_REQUESTS),
  ),
})

const BODY = {
  most: BODY_BYTES,
  usage: 'Send {"requests": [{"indexName": "post", "params": "query=…&hitsPerPage=3"}]} as JSON.',
  isTyped: true,
}

const NO_STORE = { 'cache-control': 'no-store' }

/** The publication and the writer that `filters` names. Everything else in it is ignored, so it grants nothing. */
function scopeOf(filters: string): { collectionId?: string; creatorId?: string } {
  const [, collectionId] = /\bcollectionId:"?([0-9a-f]{12})\b/.exec(filters) ?? []
  const [, creatorId] = /\bcreatorId:"?([0-9a-f]{12})\b/.exec(filters) ?? []
  return { ...(collectionId && { collectionId }), ...(creatorId && { creatorId }) }
}

/** The longest filter that is read, in UTF-16 units. */
const MOST_FILTERS = 500

const hitsPerPage = (asked: string | null, otherwise: number): number => {
  const wanted = Number(asked ?? '')
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, MOST_HITS) : otherwise
}

async function answer(
  { reader, clock, origin, parts, viewer }: EndpointContext,
  { indexName, params }: v.InferOutput<typeof Queries>['requests'][number],
  isUnfiltered: boolean,
) {
  const asked = new URLSearchParams(params)
  const query = (asked.get('query') ?? '').slice(0, MOST_QUERY)
  const scope = scopeOf((asked.get('filters') ?? '').slice(0, MOST_FILTERS))
  const isWithin = indexName === 'post' && (scope.collectionId ?? scope.creatorId) !== undefined
  const limit = hitsPerPage(asked.get('hitsPerPage'), isWithin ? HITS_WITHIN : HITS_PER_PAGE)
  const { hits, corrected } = await hitsOf(
    { reader, clock, origin, searchIndex: parts.searchIndex },
    {
      ...scope,
      text: query,
      kind: KIND_OF_INDEX[indexName],
      isUnfiltered,
      readsLocked: viewer().then((person) => person?.isMember === true),
      paging: { limit },
    },
  )
  return {
    index: indexName,
    query,
    ...(corrected === null ? {} : { correctedQuery: corrected }),
    hits,
    hitsPerPage: limit,
    queryID: newId() + newId(),
  }
}

/**
 * POST `SearchIndexes`: several searches at once, for the box that suggests results as people type.
 * Rule: docs/rules/search.md, "The endpoint".
 */
export const searchIndexes: Endpoint = async (context) => {
  const { request, parts } = context
  if (isTooFast(parts)) {
    return tryLater('RATE_LIMITED', 'Too many searches. Try again later.', SEARCH_WAIT)
  }
  const input = await readInput(request, Queries, BODY)
  if (!input.ok) return inputResponse(input.failure)
  const isUnfiltered = await maySearchUnfiltered(parts)
  const results = await Promise.all(input.value.requests.map((each) => answer(context, each, isUnfiltered)))
  return Response.json({ results }, { headers: NO_STORE })
}
