import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  validate,
  visit,
} from 'graphql'
import { once } from './once'
import type { Sources } from './sources'

/** An operation as the worker runs it. */
export interface WholeDocument {
  name: string
  kind: OperationDefinitionNode['operation']
  /** The operation with the fragments that it uses. */
  text: string
  /** The first 16 hex digits of the SHA-256 of the text. */
  id: string
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The fragments that something uses, directly or through others, by their names. */
export function fragmentsOf(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: Fragments,
): Fragments {
  const needed = new Map<string, FragmentDefinitionNode>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (!fragment) throw new Error(`No fragment is named ${name.value}`)
        if (needed.has(name.value)) return
        needed.set(name.value, fragment)
        collect(fragment)
      },
    })
  }
  collect(definition)
  return needed
}

/** An operation with the fragments that it uses. */
const withFragments = (operation: OperationDefinitionNode, fragments: Fragments): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [operation, ...fragmentsOf(operation, fragments).values()],
})

/** All fragments of the client by name. */
export const allFragments = ({ documents }: Sources): Fragments =>
  new Map(
    documents.flatMap(({ definition }) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )

/** The operations of the client by name, each whole and valid against the schema. */
export const wholeDocuments = once((sources: Sources): WholeDocument[] => {
  const { schema, documents } = sources
  const definitions = documents.map(({ definition }) => definition)
  const fragments = allFragments(sources)
  return definitions
    .flatMap((node) => {
      if (node.kind !== Kind.OPERATION_DEFINITION || !node.name) return []
      const document = withFragments(node, fragments)
      const problems = validate(schema, document)
      if (problems.length > 0) throw new Error(problems.map(String).join('\n\n'))
      const text = print(document)
      const id = createHash('sha256').update(text).digest('hex').slice(0, 12)
      return { name: node.name.value, kind: node.operation, text, id }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
})
