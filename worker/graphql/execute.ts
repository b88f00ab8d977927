import { type ExecutionResult, execute } from 'graphql'
import type { Operation } from '../../schema/operation'
import type { GraphQLContext } from './context'
import { trustedDocument } from './documents'
import { schema } from './schema'

/**
 * Runs one of our own operations in this process, without HTTP. Trusted documents were validated when they
 * were generated, so they aren't validated again.
 *
 * @throws the first error of the answer, as it was thrown: the caller decides what readers see of it.
 */
export async function executeOperation<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  context: GraphQLContext,
): Promise<Data> {
  const document = trustedDocument(operation.id)
  if (!document) throw new Error(`No trusted document has the id of ${operation.name}. Run npm run codegen.`)
  const result = (await execute({
    schema,
    document,
    contextValue: context,
    variableValues: variables as Record<string, unknown>,
  })) as ExecutionResult<Data>
  const error = result.errors?.[0]
  if (error) throw error.originalError ?? error
  return result.data as Data
}
