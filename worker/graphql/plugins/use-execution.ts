import { type ExecutionArgs, execute, subscribe } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { ServerContext } from '../request-scope'

/** Arguments of an execution: with the resolvers' context, and a limit on the errors about variables. */
const ours = (args: ExecutionArgs): ExecutionArgs => ({
  ...args,
  contextValue: (args.contextValue as ServerContext).scope.context,
  options: { maxCoercionErrors: 10 },
})

/** Executes with graphql-js, as pages do in-process, so that both give the same answers. */
export const useExecution = (): Plugin<ServerContext, ServerContext> => ({
  onExecute: ({ setExecuteFn }) => setExecuteFn((args) => execute(ours(args))),
  onSubscribe: ({ setSubscribeFn }) => setSubscribeFn((args) => subscribe(ours(args))),
})
