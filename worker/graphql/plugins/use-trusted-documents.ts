import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { Plugin } from 'graphql-yoga'
import { trustedDocument } from '../documents'
import { coded } from '../errors'
import type { ServerContext } from '../request-scope'

/** The id that names an operation's document. */
const documentIdOf = (params: object): string | null =>
  'documentId' in params && typeof params.documentId === 'string' ? params.documentId : null

/**
 * Runs trusted documents by their ids, without validating them again, and the sender's own documents where
 * that is allowed. Rule: docs/rules/graphql.md, "Trusted documents".
 */
export const useTrustedDocuments = (): Plugin<ServerContext, ServerContext> => ({
  onPluginInit({ addPlugin }) {
    addPlugin(
      usePersistedOperations<ServerContext>({
        // Whether the sender may write documents is checked below, where the caller is known.
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
      throw coded('FORBIDDEN', 'Documents of your own need an access token.')
    }
  },
})
