import { type ExecutionResult, execute, GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql'
import type { GraphQLContext } from '../context'
import type { Caller } from './caller'
import { type ErrorScene, logUnexpected, maskErrors, masked, type OperationAnswer } from './mask-errors'
import type { OperationRequest } from './read-request'
import { coded } from './refusal'
import { resolveDocument } from './resolve-document'

const refused = (errors: readonly GraphQLError[]): OperationAnswer => ({
  errors: errors.map((error) => error.toJSON()),
})

/** What all operations of a request share. */
export interface RequestScope {
  schema: GraphQLSchema
  caller: Caller
  context: GraphQLContext
  /** Told of each mutation before it runs. */
  onMutation: () => void
  scene: Omit<ErrorScene, 'operationName'>
}

/** Runs one operation of a request. Never rejects: what goes wrong is in the answer, and only in this one's. */
export async function runOperation(
  request: OperationRequest | undefined,
  { schema, caller, context, onMutation, scene }: RequestScope,
): Promise<OperationAnswer> {
  let operationName = request?.operationName?.slice(0, 100)
  try {
    if (!request) throw coded('BAD_REQUEST', 'This is no GraphQL request.')
    const { document, operation } = resolveDocument(schema, request, caller.mayWriteDocuments)
    operationName = operation.name?.value
    if (operation.operation === OperationTypeNode.MUTATION) {
      if (!caller.mayMutate) throw coded('FORBIDDEN', 'A mutation says where it comes from.')
      onMutation()
    }
    const result = await execute({
      schema,
      document,
      contextValue: context,
      variableValues: request.variables,
      operationName: request.operationName,
      options: { maxCoercionErrors: 10 },
    })
    return maskErrors(result as ExecutionResult, { ...scene, operationName })
  } catch (error) {
    if (error instanceof GraphQLError) return refused([error])
    if (error instanceof AggregateError) return refused(error.errors)
    logUnexpected(error, { ...scene, operationName })
    return { errors: [masked(error, { ...scene, operationName })] }
  }
}
