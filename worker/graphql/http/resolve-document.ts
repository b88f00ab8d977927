import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { trustedDocument } from '../documents'
import { schema } from '../schema'
import { DOCUMENT_LIMITS } from './limits'
import { measureOperation } from './measure-operation'
import type { OperationRequest } from './read-request'
import type { ErrorCode } from './refusal'

/** Texts that API clients sent, parsed, measured and validated. Clients send the same few again and again. */
const checked = new LRUCache<string, DocumentNode>({ max: 200 })

/** A document and the one of its operations that was asked for. */
export interface ResolvedDocument {
  document: DocumentNode
  operation: OperationDefinitionNode
}

/** An error of a request that says itself what it is called. */
export const coded = (code: ErrorCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } })

function parseText(text: string): DocumentNode {
  try {
    return parse(text, { noLocation: true, maxTokens: DOCUMENT_LIMITS.tokens })
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    const isTooLong = error.message.includes('tokens')
    throw coded(isTooLong ? 'LIMIT_EXCEEDED' : 'GRAPHQL_PARSE_FAILED', error.message)
  }
}

/** A text as a document that is safe to run. Throws one error, or an array of what validation found. */
function checkText(text: string): DocumentNode {
  const known = checked.get(text)
  if (known) return known
  const document = parseText(text)
  // Before validation, whose time grows with the square of what fragments spread into.
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION) measureOperation(schema, document, node, {})
  }
  const problems = validate(schema, document, undefined, { maxErrors: 10 })
  if (problems.length > 0) {
    throw problems.map(
      (problem) =>
        new GraphQLError(problem.message, {
          nodes: problem.nodes,
          extensions: { ...problem.extensions, code: 'GRAPHQL_VALIDATION_FAILED' },
        }),
    )
  }
  checked.set(text, document)
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
 * @throws GraphQLError, or several as an array, each with an ErrorCode in its extensions.
 */
export function resolveDocument(request: OperationRequest, mayWriteDocuments: boolean): ResolvedDocument {
  const { documentId, query, operationName } = request
  if (typeof documentId === 'string') {
    if (typeof query === 'string') throw coded('BAD_REQUEST', 'Send documentId or query, not both.')
    const document = trustedDocument(documentId)
    if (!document) throw coded('PERSISTED_QUERY_NOT_FOUND', 'No document has this id.')
    return { document, operation: operationOf(document, operationName) }
  }
  if (typeof query !== 'string') throw coded('BAD_REQUEST', 'Send a documentId or a query.')
  if (!mayWriteDocuments) throw coded('FORBIDDEN', 'Documents of your own need an API token.')
  const document = checkText(query)
  const operation = operationOf(document, operationName)
  measureOperation(schema, document, operation, request.variables ?? {})
  return { document, operation }
}
