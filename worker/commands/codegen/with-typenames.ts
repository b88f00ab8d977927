import { type FieldNode, Kind, type SelectionSetNode, visit } from 'graphql'
import type { ClientDocument } from './sources'

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

const isTypename = ({ kind, ...node }: SelectionSetNode['selections'][number]): boolean =>
  kind === Kind.FIELD && (node as FieldNode).name.value === '__typename'

const withTypename = (set: SelectionSetNode): SelectionSetNode =>
  set.selections.some(isTypename) ? set : { ...set, selections: [TYPENAME, ...set.selections] }

/**
 * Asks for the type of every object: of each field that gives one, and of each fragment, so that its type says so
 * too. The browser's cache tells entities apart by it (docs/decisions/018-cache-of-answers.md).
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
