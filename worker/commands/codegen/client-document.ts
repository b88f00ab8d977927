import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql'

/** A `.graphql` file of the client: one operation or fragment. */
export interface ClientDocument {
  /** Its path from the root. */
  file: string
  document: DocumentNode
  definition: OperationDefinitionNode | FragmentDefinitionNode
  name: string
}
