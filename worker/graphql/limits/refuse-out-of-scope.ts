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

type Field = Pick<GraphQLField<unknown, unknown>, 'astNode'>

/** The scope that a field declares. */
function declaredScope(field: Field | undefined): TokenScope | undefined {
  const directive = field?.astNode?.directives?.find(({ name }) => name.value === 'scope')
  const needs = directive?.arguments?.[0]?.value
  return needs?.kind === Kind.ENUM ? (needs.value as TokenScope) : undefined
}

/** The scope that a field of the root needs; nothing if no token may request it. */
export const scopeOf = (
  schema: GraphQLSchema,
  { operation }: Pick<OperationDefinitionNode, 'operation'>,
  field: string,
): TokenScope | undefined => declaredScope(schema.getRootType(operation)?.getFields()[field])

/** Whether a field is for our own pages alone, whatever leads to it. */
export const isForOwnPages = (field: Field): boolean =>
  field.astNode?.directives?.some(({ name }) => name.value === 'ownPages') === true

/** What a document's fields ask of tokens, at any depth. Names are those of the type and the field. */
interface Demands {
  /** The first field that is for our own pages alone. */
  hidden: string | undefined
  /** Fields that declare a scope, in the document's order. */
  declared: readonly { name: string; needs: TokenScope }[]
}

function readDemands(schema: GraphQLSchema, document: DocumentNode): Demands {
  const types = new TypeInfo(schema)
  const declared: { name: string; needs: TokenScope }[] = []
  let hidden: string | undefined
  const enter = (): void => {
    const field = types.getFieldDef()
    if (!field) return
    const name = `${types.getParentType()?.name}.${field.name}`
    const needs = declaredScope(field)
    if (needs !== undefined) declared.push({ name, needs })
    if (isForOwnPages(field)) hidden ??= name
  }
  visit(document, visitWithTypeInfo(types, { Field: { enter } }))
  return { hidden, declared }
}

const lacks = (field: string, needs: TokenScope) =>
  coded('FORBIDDEN', `${field} needs a token with the scope ${needs}.`, { field, needs })

/**
 * Refuses an operation that requests anything outside a token's scopes. What declares no scope is refused to every
 * token, and so is what is for our own pages alone, at any depth. Rule: docs/rules/api.md, "Scopes".
 *
 * @returns the scopes that it needs.
 * @throws GraphQLError with FORBIDDEN.
 */
export function refuseOutOfScope(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  scopes: ReadonlySet<TokenScope>,
): ReadonlySet<TokenScope> {
  const { hidden, declared } = readDemands(schema, document)
  if (hidden) throw coded('FORBIDDEN', `No access token may request ${hidden}.`, { field: hidden })
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {}
  const needed = new Set(declared.map(({ needs }) => needs))
  for (const field of rootFields(document, operation)) {
    // Validation explains what doesn't exist.
    if (ABOUT_THE_API.has(field) || !Object.hasOwn(fields, field)) continue
    const needs = scopeOf(schema, operation, field)
    if (needs === undefined) throw coded('FORBIDDEN', `No access token may request ${field}.`, { field })
    if (!scopes.has(needs)) throw lacks(field, needs)
    needed.add(needs)
  }
  const outside = declared.find(({ needs }) => !scopes.has(needs))
  if (outside) throw lacks(outside.name, outside.needs)
  return needed
}
