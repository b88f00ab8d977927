import { type ExecutionResult, execute, getOperationAST, parse } from 'graphql'
import type { HeldToken } from '../services/access-token/verify-token'
import { actorOf } from '../services/policies/actor'
import type { GraphQLContext } from './context'
import { refuseOutOfScope } from './limits/refuse-out-of-scope'
import { maskErrors } from './mask-errors'
import type { RequestScene } from './request-scope'
import { schema } from './schema'

/**
 * Runs an operation of our own in this process for a program, within the scopes of its token, as if the program had sent
 * it: the answer is what the endpoint would give, without what is only told to our pages. A test validates the texts.
 *
 * @throws GraphQLError with FORBIDDEN for what the token's scopes don't allow.
 */
export async function runForToken(
  text: string,
  variables: Readonly<Record<string, unknown>>,
  { context, token, scene }: { context: GraphQLContext; token: HeldToken; scene: RequestScene },
): Promise<ExecutionResult> {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('The text has no operation.')
  for (const scope of refuseOutOfScope(schema, document, operation, token.scopes)) token.did(scope)
  const result = await execute({
    schema,
    document,
    contextValue: { ...context, viewer: async () => actorOf(token.session, context.origin) },
    variableValues: variables,
  })
  const operationName = operation.name?.value
  return maskErrors(result as ExecutionResult, { ...scene, operationName })
}
