import {
  type DefinitionNode,
  type DocumentNode,
  isSpecifiedScalarType,
  Kind,
  parse,
  printType,
  visit,
} from 'graphql'
import type { Area, Sources } from './sources'

/** An area's SDL with everything that it refers to, so that its types can be generated separately. */
export interface AreaSchema {
  document: DocumentNode
  /** Types that the area defines or extends. */
  own: ReadonlySet<string>
}

const nameOf = (node: DefinitionNode): string | undefined =>
  'name' in node && node.name ? node.name.value : undefined

/** The area's definitions. The first extension of a type from another area stands for the type itself. */
function ownDefinitions({ document }: Area): DefinitionNode[] {
  const defined = new Set(
    document.definitions.flatMap((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION ? node.name.value : [],
    ),
  )
  return document.definitions.map((node) => {
    if (node.kind !== Kind.OBJECT_TYPE_EXTENSION || defined.has(node.name.value)) return node
    defined.add(node.name.value)
    return { ...node, kind: Kind.OBJECT_TYPE_DEFINITION }
  })
}

/**
 * Reduces the schema to an area. Of another area's mapped type only the name is kept, since its resolvers
 * receive what the mapper defines; of every other type, the whole definition.
 */
export function areaSchema(area: Area, { schema }: Sources, mapped: ReadonlySet<string>): AreaSchema {
  const definitions = ownDefinitions(area)
  const own = new Set(definitions.flatMap((node) => nameOf(node) ?? []))
  const known = new Set(own)
  for (let i = 0; i < definitions.length; i++) {
    const referred: string[] = []
    visit(definitions[i] as DefinitionNode, {
      NamedType: ({ name }) => {
        referred.push(name.value)
      },
    })
    for (const name of referred) {
      const type = schema.getType(name)
      if (known.has(name) || type === undefined || isSpecifiedScalarType(type)) continue
      known.add(name)
      const text = mapped.has(name) ? `type ${name} { _: Boolean }` : printType(type)
      definitions.push(...parse(text, { noLocation: true }).definitions)
    }
  }
  // Types don't depend on directives, whose definitions are in one area alone.
  const bare = definitions.filter(({ kind }) => kind !== Kind.DIRECTIVE_DEFINITION)
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: bare }
  return { document: visit(document, { Directive: () => null }), own }
}
