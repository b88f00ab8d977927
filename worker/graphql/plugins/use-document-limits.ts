import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { isTrusted } from '../documents'
import { coded, limitExceeded } from '../errors'
import { DOCUMENT_LIMITS } from '../limits/limits'
import { measureOperation } from '../limits/measure-operation'
import { measureText } from '../limits/measure-text'
import { refuseOutOfScope } from '../limits/refuse-out-of-scope'
import type { RequestScope, ServerContext } from '../request-scope'

type Variables = Readonly<Record<string, unknown>>

function parseText(text: string): DocumentNode {
  try {
    measureText(text)
    return parse(text)
  } catch (error) {
    if (!(error instanceof GraphQLError) || error.extensions.code) throw error
    throw coded('GRAPHQL_PARSE_FAILED', error.message)
  }
}

/** Scalars that can't determine a list's length. */
const LENGTHLESS: ReadonlySet<string> = new Set(['ID', 'String', 'Boolean'])

function hasLengths({ variableDefinitions = [] }: OperationDefinitionNode): boolean {
  return variableDefinitions.some(({ type }) => {
    let named = type
    while (named.kind !== Kind.NAMED_TYPE) named = named.type
    return !LENGTHLESS.has(named.name.value)
  })
}

/** The cost of trusted documents whose lists don't depend on their variables. */
const fixedCosts = new WeakMap<DocumentNode, number>()

function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const known = fixedCosts.get(document)
  if (known !== undefined) return known
  const { cost } = measureOperation(schema, document, operation, variables)
  if (isTrusted(document) && !hasLengths(operation)) fixedCosts.set(document, cost)
  return cost
}

function countMutation(scope: RequestScope): void {
  if (!scope.caller.mayMutate)
    throw coded(
      'FORBIDDEN',
      'A mutation says where it comes from: by its origin and, with a session, by the xsrf value.',
    )
  scope.hasMutation = true
}

/**
 * Checks a document before it is validated, since the time that validation takes grows faster than the
 * document: what it may ask for, alone and together with the others of its batch, and whether its sender may
 * run it. Rule: docs/rules/graphql.md, "Limits of a document".
 */
export const useDocumentLimits = (): Plugin<ServerContext, ServerContext> => ({
  onParse: ({ setParseFn }) => setParseFn((source: string) => parseText(source)),
  onValidate({ params: { schema, documentAST: document }, context, setValidationFn }) {
    const { scope, params } = context
    const operation = getOperationAST(document, params.operationName)
    // All operations of a sender's document are validated, so all of them are measured.
    for (const node of isTrusted(document) ? [] : document.definitions) {
      if (node.kind === Kind.OPERATION_DEFINITION && node !== operation) {
        measureOperation(schema, document, node, {})
      }
    }
    if (!operation) {
      throw coded('OPERATION_RESOLUTION_FAILURE', 'The document has no such operation, or several: name one.')
    }
    if (operation.operation === OperationTypeNode.MUTATION) countMutation(scope)
    const { token } = scope.caller
    if (token)
      for (const scope of refuseOutOfScope(schema, document, operation, token.scopes)) token.did(scope)
    const cost = scope.cost + costOf(schema, document, operation, params.variables ?? {})
    if (cost > DOCUMENT_LIMITS.cost) throw limitExceeded('cost')
    scope.cost = cost
    setValidationFn((known: GraphQLSchema, ast: DocumentNode) =>
      validate(known, ast, undefined, { maxErrors: 10 }),
    )
  },
})
