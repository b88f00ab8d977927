import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { trustedDocument } from '../documents'
import { measureOperation } from './measure-operation'
import { measureText } from './measure-text'
import type { OperationRequest } from './read-request'
import { coded, type ErrorCode } from './refusal'

/**
 * Texts that API clients sent, measured and validated; clients send the same few again and again. Bounded by
 * the length of the texts: a short document may hold a long string.
 */
const checked = new LRUCache<string, { schema: GraphQLSchema; document: DocumentNode }>({
  maxSize: 1_000_000,
  maxEntrySize: 50_000,
  sizeCalculation: (_, text) => text.length,
})

/** A document and the one of its operations that was asked for. */
export interface ResolvedDocument {
  document: DocumentNode
  operation: OperationDefinitionNode
}

function parseText(text: string): DocumentNode {
  try {
    measureText(text)
    return parse(text, { noLocation: true })
  } catch (error) {
    if (!(error instanceof GraphQLError) || error.extensions.code) throw error
    throw coded('GRAPHQL_PARSE_FAILED', error.message)
  }
}

/** A text as a document that is safe to run. Throws a GraphQLError, or an AggregateError of what validation found. */
function checkText(schema: GraphQLSchema, text: string): DocumentNode {
  const known = checked.get(text)
  if (known?.schema === schema) return known.document
  const document = parseText(text)
  // Before validation, whose time grows with the square of what fragments spread into.
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION) measureOperation(schema, document, node, {})
  }
  const problems = validate(schema, document, undefined, { maxErrors: 10 })
  if (problems.length > 0) {
    throw new AggregateError(
      problems.map(({ message, nodes }) => {
        const extensions = { code: 'GRAPHQL_VALIDATION_FAILED' satisfies ErrorCode }
        return new GraphQLError(message, { nodes, extensions })
      }),
    )
  }
  checked.set(text, { schema, document })
  return document
}

function operationOf(document: DocumentNode, name: string | null | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name)
  if (operation) return operation
  throw coded('OPERATION_RESOLUTION_FAILURE', 'The document has no such operation, or several: name one.')
}

/**
 * The document that a request means: a trusted one by its id, or one of the sender's own when they may
 * (docs/rules/graphql.md, "Trusted documents").
 *
 * @throws GraphQLError, or an AggregateError of several, each with an ErrorCode in its extensions.
 */
export function resolveDocument(
  schema: GraphQLSchema,
  request: OperationRequest,
  mayWriteDocuments: boolean,
): ResolvedDocument {
  const { documentId, query, operationName } = request
  if (typeof documentId === 'string') {
    if (typeof query === 'string') throw coded('BAD_REQUEST', 'Send documentId or query, not both.')
    const document = trustedDocument(documentId)
    if (!document) throw coded('PERSISTED_QUERY_NOT_FOUND', 'No document has this id.')
    return { document, operation: operationOf(document, operationName) }
  }
  if (typeof query !== 'string') throw coded('BAD_REQUEST', 'Send a documentId or a query.')
  if (!mayWriteDocuments) throw coded('FORBIDDEN', 'Documents of your own need an API token.')
  const document = checkText(schema, query)
  const operation = operationOf(document, operationName)
  measureOperation(schema, document, operation, request.variables ?? {})
  return { document, operation }
}
