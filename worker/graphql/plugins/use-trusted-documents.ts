import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { Plugin } from 'graphql-yoga'
import { trustedDocument } from '../documents'
import { coded } from '../errors'
import type { ServerContext } from '../request-scope'

/** The id that an operation names its document by. */
const documentIdOf = (params: object): string | null =>
  'documentId' in params && typeof params.documentId === 'string' ? params.documentId : null

/**
 * Runs trusted documents by their ids, without validating them again, and documents of the sender's own where the
 * sender may write some. Rule: docs/rules/graphql.md, "Trusted documents".
 */
export const useTrustedDocuments = (): Plugin<ServerContext, ServerContext> => ({
  onPluginInit({ addPlugin }) {
    addPlugin(
      usePersistedOperations<ServerContext>({
        // Who may write documents is judged below, where the caller is known.
        allowArbitraryOperations: true,
        extractPersistedOperationId: documentIdOf,
        getPersistedOperation: (id) => trustedDocument(id) ?? null,
        skipDocumentValidation: true,
        customErrors: {
          notFound: () => coded('PERSISTED_QUERY_NOT_FOUND', 'No document has this id.'),
          keyNotFound: () => coded('BAD_REQUEST', 'Send a documentId or a query.'),
        },
      }),
    )
  },
  onParams({ params, context }) {
    if (params.query !== undefined && !context.scope.caller.mayWriteDocuments) {
      throw coded('FORBIDDEN', 'Documents of your own need an API token.')
    }
  },
})
