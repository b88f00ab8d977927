import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query'
import { scriptJson } from './document'
import { type DocumentPart, encoded } from './document-parts'

/** Serialised answers that are shown again and again, for as long as somebody holds the answer. */
const texts = new WeakMap<object, Uint8Array>()

/**
 * Serialises an answer once for all documents that will contain it. The answer must not change any more.
 *
 * @returns the text's length, in bytes.
 */
export function keepAnswerText(data: object): number {
  const text = encoded(scriptJson(data))
  texts.set(data, text)
  return text.length
}

type DehydratedQuery = DehydratedState['queries'][number]

function queryParts({ state: { data, ...state }, ...query }: DehydratedQuery): DocumentPart[] {
  const text = typeof data === 'object' && data !== null ? texts.get(data) : undefined
  if (text === undefined) return [scriptJson({ ...query, state: { ...state, data } })]
  return [`${scriptJson(query).slice(0, -1)},"state":${scriptJson(state).slice(0, -1)},"data":`, text, '}}']
}

/** The query cache for the browser, as JSON that is safe in a script element. */
export function queryStateParts(queryClient: QueryClient): DocumentPart[] {
  const { queries, ...rest } = dehydrate(queryClient)
  const listed = queries.flatMap((query, i) => (i === 0 ? queryParts(query) : [',', ...queryParts(query)]))
  return [`${scriptJson(rest).slice(0, -1)},"queries":[`, ...listed, ']}']
}
