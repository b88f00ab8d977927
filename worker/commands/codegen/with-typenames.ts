import { type FieldNode, Kind, type SelectionSetNode, visit } from 'graphql'
import type { ClientDocument } from './client-document'

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

const isTypename = ({ kind, ...node }: SelectionSetNode['selections'][number]): boolean =>
  kind === Kind.FIELD && (node as FieldNode).name.value === '__typename'

const withTypename = (set: SelectionSetNode): SelectionSetNode =>
  set.selections.some(isTypename) ? set : { ...set, selections: [TYPENAME, ...set.selections] }

/**
 * Adds `__typename` to every object: to each field that returns one, and to each fragment, so that its type
 * includes it too. The browser's cache identifies entities by it (docs/decisions/018-cache-of-answers.md).
 */
export function withTypenames<Definition extends ClientDocument['definition']>(
  definition: Definition,
): Definition {
  return visit(definition, {
    Field: (node) =>
      node.selectionSet ? { ...node, selectionSet: withTypename(node.selectionSet) } : undefined,
    FragmentDefinition: (node) => ({ ...node, selectionSet: withTypename(node.selectionSet) }),
  }) as Definition
}
