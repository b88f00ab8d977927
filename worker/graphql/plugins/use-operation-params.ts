import type { Plugin } from 'graphql-yoga'
import * as v from 'valibot'
import { coded } from '../errors'
import type { ServerContext } from '../request-scope'

const jsonObject = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

const operationParams = v.object({
  /** The id of a trusted document; otherwise `query` holds a text. */
  documentId: v.nullish(v.string()),
  query: v.nullish(v.string()),
  operationName: v.nullish(v.string()),
  variables: v.nullish(jsonObject),
  extensions: v.nullish(jsonObject),
})

/** Checks the parts of each operation before anything is looked up. Unknown keys are ignored. */
export const useOperationParams = (): Plugin<ServerContext, ServerContext> => ({
  onParams({ params, setParams }) {
    const parsed = v.safeParse(operationParams, params)
    if (!parsed.success) throw coded('BAD_REQUEST', 'This is not a GraphQL request.')
    const { documentId, query, operationName, variables, extensions } = parsed.output
    if (typeof documentId === 'string' && typeof query === 'string') {
      throw coded('BAD_REQUEST', 'Send documentId or query, not both.')
    }
    setParams({
      ...(typeof documentId === 'string' && { documentId }),
      ...(typeof query === 'string' && { query }),
      ...(operationName && { operationName }),
      ...(variables && { variables }),
      ...(extensions && { extensions }),
    })
  },
})
