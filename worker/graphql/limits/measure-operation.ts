import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import { pageSize } from '../../services/paging'
import { limitExceeded } from '../errors'
import { DOCUMENT_LIMITS, UNKNOWN_LIST } from './limits'

type Limit = Exclude<keyof typeof DOCUMENT_LIMITS, 'tokens' | 'nesting'>

/** The demands of an operation, in the units of DOCUMENT_LIMITS. */
export type Measure = Record<Limit, number>

type Variables = Readonly<Record<string, unknown>>

/** Arguments that set the length of a list. */
const LENGTH_PATHS = [['limit'], ['paging', 'limit'], ['input', 'paging', 'limit']] as const

const asObject = (value: unknown): Variables =>
  typeof value === 'object' && value !== null ? (value as Variables) : {}

/**
 * The length that a field's `limit`, `paging.limit` or `input.paging.limit` requests, within what services
 * return; undefined for a field that takes none of them.
 */
function askedLength(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  variables: Variables,
): number | undefined {
  const path = LENGTH_PATHS.find(([first]) => field.args.some(({ name }) => name === first))
  if (!path) return undefined
  const [first, ...rest] = path
  const argument = node.arguments?.find(({ name }) => name.value === first)
  let value: unknown = argument && valueFromASTUntyped(argument.value, variables)
  for (const key of rest) value = asObject(value)[key]
  return pageSize(typeof value === 'number' ? value : UNKNOWN_LIST)
}

/** The variables' values, with defaults for the missing ones. */
function withDefaults(operation: OperationDefinitionNode, variables: Variables): Variables {
  const defaults: Record<string, unknown> = {}
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue) defaults[variable.name.value] = valueFromASTUntyped(defaultValue)
  }
  return { ...defaults, ...variables }
}

/**
 * Measures an operation by walking it as the executor would, with its fragments expanded and every branch of
 * @skip and @include taken. It stops at the first limit that is exceeded, so that a document of a few lines
 * that would expand into millions of fields costs no more than the limit. It is meant to run before
 * validation: names that the schema doesn't know count as fields, and validation rejects them later.
 *
 * @throws GraphQLError with the code LIMIT_EXCEEDED (docs/rules/graphql.md, "Limits of a document").
 */
export function measureOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Measure {
  const measure: Measure = { depth: 0, rootFields: 0, aliases: 0, directives: 0, fields: 0, cost: 0 }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  }
  const given = withDefaults(operation, variables)
  const spreading = new Set<string>()

  const raise = (limit: Limit, value: number): void => {
    measure[limit] = value
    if (value > DOCUMENT_LIMITS[limit]) throw limitExceeded(limit)
  }
  const countDirectives = (node: { directives?: readonly DirectiveNode[] | undefined }): void =>
    raise('directives', measure.directives + (node.directives?.length ?? 0))

  /** The position of the walk. */
  interface Place {
    type: unknown
    /** 1 at the root; 0 inside the schema's introspection, which is deep by nature and read from memory. */
    depth: number
    /** How often the response contains this object. */
    times: number
    /** Whether a list here is the page whose length was requested above. */
    ofPage: boolean
  }

  const walk = (set: SelectionSetNode, place: Place): void => {
    for (const node of set.selections) {
      countDirectives(node)
      if (node.kind === Kind.FIELD) walkField(node, place)
      else if (node.kind === Kind.INLINE_FRAGMENT) {
        const on = node.typeCondition?.name.value
        walk(node.selectionSet, on ? { ...place, type: schema.getType(on) } : place)
      } else {
        const name = node.name.value
        const fragment = fragments.get(name)
        // Validation rejects a fragment that spreads itself; here it only has to terminate.
        if (!fragment || spreading.has(name)) continue
        spreading.add(name)
        countDirectives(fragment)
        walk(fragment.selectionSet, { ...place, type: schema.getType(fragment.typeCondition.name.value) })
        spreading.delete(name)
      }
    }
  }

  const walkField = (node: FieldNode, { type, depth, times, ofPage }: Place): void => {
    const name = node.name.value
    raise('fields', measure.fields + 1)
    if (depth === 1) raise('rootFields', measure.rootFields + 1)
    if (node.alias) raise('aliases', measure.aliases + 1)
    raise('depth', Math.max(measure.depth, depth))
    if (!node.selectionSet) return
    const below = depth === 0 || name.startsWith('__') ? 0 : depth + 1
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
    if (!field) {
      walk(node.selectionSet, { type: undefined, depth: below, times, ofPage: false })
      return
    }
    const isList = isListType(getNullableType(field.type))
    const asked = askedLength(node, field, given)
    const length = asked ?? (isList && !ofPage ? UNKNOWN_LIST : 1)
    raise('cost', measure.cost + times * (isList ? length : 1))
    walk(node.selectionSet, {
      type: getNamedType(field.type),
      depth: below,
      times: times * length,
      ofPage: asked !== undefined && !isList,
    })
  }

  countDirectives(operation)
  const type = schema.getRootType(operation.operation)
  walk(operation.selectionSet, { type, depth: 1, times: 1, ofPage: false })
  return measure
}
