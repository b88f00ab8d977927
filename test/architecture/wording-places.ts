import { dirname, join } from 'node:path'
import { parseSync } from '@swc/core'

export interface Node {
  type?: string
  [key: string]: unknown
}

/** Where a name of a file leads: to a module of texts and into what that exports. */
export type Place = readonly string[]

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
export const nameOf = (node: unknown): string | undefined => {
  const { type, value } = (node ?? {}) as Node
  return type === 'Identifier' || type === 'StringLiteral' ? String(value) : undefined
}
/** Types name texts without showing them. */
const isOfType = ({ type = '' }: Node) =>
  /^Ts/.test(type) && !/^Ts(As|Satisfies|ConstAssertion|NonNull)/.test(type)

/** The expression itself, without what only the compiler reads. */
const bare = (node: Node): Node =>
  /^Ts(As|Satisfies|ConstAssertion|NonNull)|^ParenthesisExpression$/.test(node.type ?? '') &&
  isNode(node.expression)
    ? bare(node.expression)
    : node

/** The element of a control or of anything else in which a text is read. */
export interface Within {
  /** Its start tag. */
  tag: Node
  /** The attribute that the text is read in; absent if the text is the element's content. */
  attribute?: string | undefined
}

/** Notes which places of the catalogue a source reads, and in which element. */
export function readPlaces(
  source: string,
  file: string,
  note: (place: Place, within: Within | undefined) => void,
): void {
  /** Around what is being read. */
  let within: Within | undefined
  const known = new Map<string, Place>()
  const placeOf = (written: Node): Place | undefined => {
    const node = bare(written)
    if (node.type === 'Identifier') return known.get(String(node.value))
    if (node.type === 'OptionalChainingExpression') return placeOf(node.base as Node)
    if (node.type !== 'MemberExpression') return undefined
    const place = placeOf(node.object as Node)
    const property = node.property as Node
    const key = nameOf(property.type === 'Computed' ? property.expression : property)
    const isWritten = property.type !== 'Computed' || (property.expression as Node).type === 'StringLiteral'
    return place && isWritten && key !== undefined ? [...place, key] : undefined
  }
  /** Gives a place to the names of a declaration, or reads what it doesn't name. */
  const declare = (pattern: Node, place: Place): void => {
    if (pattern.type === 'Identifier') known.set(String(pattern.value), place)
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties as Node[]) {
        const key = nameOf(property.key)
        if (key === undefined) note(place, within)
        else declare((property.value as Node | null) ?? (property.key as Node), [...place, key])
      }
    else note(place, within)
  }
  const learn = ({ source: from, specifiers }: Node): void => {
    const module = join(dirname(file), (from as { value: string }).value)
    if (!module.startsWith('schema/wording/')) return
    for (const { local, imported } of specifiers as Node[]) {
      const name = nameOf(local) ?? ''
      known.set(name, [`${module}.ts`, nameOf(imported) ?? name])
    }
  }
  /** Reads a node itself. @returns which of its parts are left. */
  const partsOf = (node: Node): Node[] => {
    const { type, init, id } = node
    if (isOfType(node)) return []
    if (type === 'ImportDeclaration') {
      learn(node)
      return []
    }
    if (type === 'VariableDeclarator' && isNode(init) && isNode(id)) {
      const place = placeOf(init)
      if (!place) return id.type === 'Identifier' ? [init] : [init, id]
      declare(id, place)
      return []
    }
    const place = placeOf(node)
    if (place) {
      note(place, within)
      return []
    }
    if (type === 'KeyValueProperty') return [node.value as Node]
    if (type !== 'MemberExpression') return childrenOf(node)
    const property = node.property as Node
    return [node.object as Node, ...(property.type === 'Computed' ? [property.expression as Node] : [])]
  }
  const read = (node: Node): void => {
    const outer = within
    if (node.type === 'JSXElement') within = { tag: node.opening as Node }
    if (node.type === 'JSXAttribute' && within) within = { ...within, attribute: nameOf(node.name) }
    for (const part of partsOf(node)) read(part)
    within = outer
  }
  const { body } = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') })
  // Texts that use texts of their own file.
  if (file.startsWith('schema/wording/'))
    for (const [, name = ''] of source.matchAll(/^export const (\w+)/gm)) known.set(name, [file, name])
  for (const node of body) read(node as unknown as Node)
}
