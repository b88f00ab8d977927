import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { TokenScope } from '../../../schema/rules/access-tokens'
import { coded } from '../errors'

/** Fields of the root that describe the API itself. */
const ABOUT_THE_API: ReadonlySet<string> = new Set(['__typename', '__schema', '__type'])

/** The names of the fields that an operation requests at its root, whichever fragments they are in. */
function rootFields(document: DocumentNode, { selectionSet }: OperationDefinitionNode): ReadonlySet<string> {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  }
  const names = new Set<string>()
  const seen = new Set<string>()
  const walk = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) names.add(node.name.value)
      else if (node.kind === Kind.INLINE_FRAGMENT) walk(node.selectionSet)
      else if (!seen.has(node.name.value)) {
        seen.add(node.name.value)
        const fragment = fragments.get(node.name.value)
        if (fragment) walk(fragment.selectionSet)
      }
    }
  }
  walk(selectionSet)
  return names
}

/** The scope that a field of the root needs; nothing if no token may request it. */
export function scopeOf(
  schema: GraphQLSchema,
  { operation }: Pick<OperationDefinitionNode, 'operation'>,
  field: string,
): TokenScope | undefined {
  const node = schema.getRootType(operation)?.getFields()[field]?.astNode
  const needs = node?.directives?.find(({ name }) => name.value === 'scope')?.arguments?.[0]?.value
  return needs?.kind === Kind.ENUM ? (needs.value as TokenScope) : undefined
}

/** Whether a field is for our own pages alone, whatever leads to it. */
export const isForOwnPages = (field: Pick<GraphQLField<unknown, unknown>, 'astNode'>): boolean =>
  field.astNode?.directives?.some(({ name }) => name.value === 'ownPages') === true

/** The first field of a document, at any depth, that is for our own pages alone. */
function ownPagesField(schema: GraphQLSchema, document: DocumentNode): string | undefined {
  const types = new TypeInfo(schema)
  let fieldName: string | undefined
  const enter = (): void => {
    const field = types.getFieldDef()
    if (field && isForOwnPages(field)) fieldName ??= `${types.getParentType()?.name}.${field.name}`
  }
  visit(document, visitWithTypeInfo(types, { Field: { enter } }))
  return fieldName
}

/**
 * Refuses an operation that requests anything outside a token's scopes. What declares no scope is refused to every
 * token, and so is what is for our own pages alone, at any depth. Rule: docs/rules/api.md, "Scopes".
 *
 * @throws GraphQLError with FORBIDDEN.
 */
export function refuseOutOfScope(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  scopes: ReadonlySet<TokenScope>,
): void {
  const hidden = ownPagesField(schema, document)
  if (hidden) throw coded('FORBIDDEN', `No access token may request ${hidden}.`, { field: hidden })
  const known = schema.getRootType(operation.operation)?.getFields() ?? {}
  for (const field of rootFields(document, operation)) {
    // Validation explains what doesn't exist.
    if (ABOUT_THE_API.has(field) || !Object.hasOwn(known, field)) continue
    const needs = scopeOf(schema, operation, field)
    if (needs === undefined) throw coded('FORBIDDEN', `No access token may request ${field}.`, { field })
    if (!scopes.has(needs))
      throw coded('FORBIDDEN', `${field} needs a token with the scope ${needs}.`, { field, needs })
  }
}
