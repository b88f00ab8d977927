import * as v from 'valibot'
import { REQUEST_LIMITS } from './limits'
import { Refusal } from './refusal'

const JSON_TYPES = ['application/json', 'application/graphql+json']

const jsonObject = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

const operationRequest = v.object({
  /** Id of a trusted document; else `query` holds a text. */
  documentId: v.nullish(v.string()),
  query: v.nullish(v.string()),
  operationName: v.nullish(v.string()),
  variables: v.nullish(jsonObject),
  extensions: v.nullish(jsonObject),
})

/** One operation as it was asked for. */
export type OperationRequest = v.InferOutput<typeof operationRequest>

/** What a request asks for: one operation, or a batch. An entry that makes no sense is undefined. */
export interface GraphQLRequest {
  isBatch: boolean
  operations: (OperationRequest | undefined)[]
}

/**
 * Refuses whatever isn't a POST of JSON: what a form can send must never run.
 *
 * @throws Refusal with 405 or 415.
 */
export function requireJsonPost(request: Request): void {
  if (request.method !== 'POST') {
    throw new Refusal(405, 'METHOD_NOT_ALLOWED', 'GraphQL is asked by POST.')
  }
  const [type, ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((p) => p.trim()).find((p) => p.startsWith('charset='))
  const isUtf8 = !charset || /^charset="?utf-?8"?$/.test(charset)
  if (!JSON_TYPES.includes(type?.trim() ?? '') || !isUtf8) {
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json in UTF-8.')
  }
}

/** The body's text. Counts what arrives: a content-length may lie, or be absent. */
async function readText(request: Request): Promise<string> {
  const tooLarge = () =>
    new Refusal(413, 'PAYLOAD_TOO_LARGE', `A request has at most ${REQUEST_LIMITS.bodyBytes} bytes.`)
  if (Number(request.headers.get('content-length')) > REQUEST_LIMITS.bodyBytes) throw tooLarge()
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

/**
 * Reads a request's operations (docs/rules/graphql.md, "Requests").
 *
 * @throws Refusal with 400 or 413.
 */
export async function readGraphQLRequest(request: Request): Promise<GraphQLRequest> {
  let body: unknown
  try {
    body = JSON.parse(await readText(request))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'BAD_REQUEST', 'The body is no JSON.')
  }
  const isBatch = Array.isArray(body)
  const entries: unknown[] = isBatch ? (body as unknown[]) : [body]
  if (entries.length < 1 || entries.length > REQUEST_LIMITS.batchSize) {
    throw new Refusal(400, 'BAD_REQUEST', `A batch has 1 to ${REQUEST_LIMITS.batchSize} operations.`)
  }
  const operations = entries.map((entry) => {
    const parsed = v.safeParse(operationRequest, entry)
    return parsed.success ? parsed.output : undefined
  })
  if (!isBatch && !operations[0]) throw new Refusal(400, 'BAD_REQUEST', 'The body is no GraphQL request.')
  return { isBatch, operations }
}
