import type { DocumentNode, GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { REQUEST_LIMITS } from './limits/limits'
import { useDocumentLimits } from './plugins/use-document-limits'
import { useErrorMasking } from './plugins/use-error-masking'
import { useExecution } from './plugins/use-execution'
import { useJsonBody } from './plugins/use-json-body'
import { useOperationParams } from './plugins/use-operation-params'
import { useTrustedDocuments } from './plugins/use-trusted-documents'
import type { ServerContext } from './request-scope'

/**
 * Parsed texts of senders, since clients send the same few again and again. Limited by the length of the
 * texts, because a short document may contain a long string.
 */
const byLength = <Value extends object>() =>
  new LRUCache<string, Value>({
    maxSize: 1_000_000,
    maxEntrySize: 50_000,
    sizeCalculation: (_, text) => text.length || 1,
  })

/** GraphQL over HTTP, following docs/rules/graphql.md. The checks before the body run in front of it. */
const createServer = (schema: GraphQLSchema) =>
  createYoga<ServerContext>({
    schema,
    graphqlEndpoint: '/_/graphql',
    batching: { limit: REQUEST_LIMITS.batchSize },
    plugins: [
      useJsonBody(),
      useOperationParams(),
      useTrustedDocuments(),
      useDocumentLimits(),
      useExecution(),
      useErrorMasking(),
    ],
    parserAndValidationCache: { documentCache: byLength<DocumentNode>(), errorCache: byLength<Error>() },
    // Features that we don't want, or that run in front.
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: false,
    maxRequestBodySize: false,
    multipart: false,
    fetchAPI: {
      Request,
      Response,
      Headers,
      fetch,
      ReadableStream,
      TextEncoder,
      TextDecoder,
      URL,
      URLPattern,
    },
  })

const servers = new WeakMap<GraphQLSchema, ReturnType<typeof createServer>>()

/** The server of a schema, created on first use: pages that are rendered here never need it. */
export function serverOf(schema: GraphQLSchema): ReturnType<typeof createServer> {
  const known = servers.get(schema)
  if (known) return known
  const server = createServer(schema)
  servers.set(schema, server)
  return server
}
