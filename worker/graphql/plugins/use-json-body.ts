import type { GraphQLParams, Plugin } from 'graphql-yoga'
import { parseJson } from '../../../schema/rules/json'
import { coded } from '../errors'
import { REQUEST_LIMITS } from '../limits/limits'
import { tooLarge } from '../middleware/body-size'

/** The body's text. Counts the bytes as they arrive, because a content-length may lie or be missing. */
async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > REQUEST_LIMITS.bodyBytes) {
      await reader.cancel().catch(() => {})
      throw tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

async function readJson(request: Request): Promise<GraphQLParams | GraphQLParams[]> {
  const text = await readText(request).catch((error) => {
    throw error instanceof TypeError ? coded('BAD_REQUEST', 'The body is not UTF-8.') : error
  })
  let body: GraphQLParams | GraphQLParams[]
  try {
    body = parseJson(text) as GraphQLParams | GraphQLParams[]
  } catch {
    throw coded('BAD_REQUEST', 'The body is not JSON.')
  }
  const { batchSize } = REQUEST_LIMITS
  if (Array.isArray(body) && (body.length < 1 || body.length > batchSize)) {
    throw coded('BAD_REQUEST', `A batch has 1 to ${batchSize} operations.`)
  }
  return body
}

/**
 * Reads the body: strict UTF-8, JSON, counted while it arrives, a batch of 1 to 20. Yoga's own parser accepts
 * broken UTF-8, and its size limit costs a second request object and a stream. Rule: docs/rules/graphql.md,
 * "Requests".
 */
export const useJsonBody = (): Plugin => ({
  onRequestParse: ({ setRequestParser }) => setRequestParser(readJson),
})
