import { type ExecutionResult, getOperationAST } from 'graphql'
import { isAsyncIterable, mapAsyncIterator, type Plugin } from 'graphql-yoga'
import { maskErrors } from '../mask-errors'
import type { ServerContext } from '../request-scope'

/**
 * Masks and logs errors that resolvers throw, once for each operation, and any other error on the way. Rule:
 * docs/rules/graphql.md, "Errors".
 */
export function useErrorMasking(): Plugin<ServerContext, ServerContext> {
  const names = new WeakMap<object, string>()
  return {
    onValidate({ params, context }) {
      const name = getOperationAST(params.documentAST, context.params.operationName)?.name?.value
      if (name) names.set(context, name)
    },
    onExecutionResult({ result, setResult, context }) {
      if (!result) return
      const scene = { ...context.scope.scene, operationName: names.get(context) }
      const mask = (one: ExecutionResult) => maskErrors(one, scene)
      setResult(isAsyncIterable(result) ? mapAsyncIterator(result, mask) : mask(result))
    },
    // An error that a hook threw was never the result of an operation.
    onResultProcess({ result, setResult, serverContext }) {
      if (isAsyncIterable(result)) return
      const scene = { ...serverContext.scope.scene, operationName: undefined }
      setResult(
        Array.isArray(result) ? result.map((one) => maskErrors(one, scene)) : maskErrors(result, scene),
      )
    },
  }
}
