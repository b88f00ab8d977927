import { dirname, join } from 'node:path'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'
import { toastWording } from '../../schema/wording/toasts'
import { textOf, writtenFiles } from './files'

interface Node {
  type?: string
  [key: string]: unknown
}

/** Where a name of a file leads: to a module of texts and into what that exports. */
type Place = readonly string[]

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nameOf = (node: unknown): string | undefined => {
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

/** Notes which places of the catalogue a source reads. */
function readPlaces(source: string, file: string, note: (place: Place) => void): void {
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
        if (key === undefined) note(place)
        else declare((property.value as Node | null) ?? (property.key as Node), [...place, key])
      }
    else note(place)
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
      note(place)
      return []
    }
    if (type === 'KeyValueProperty') return [node.value as Node]
    if (type !== 'MemberExpression') return childrenOf(node)
    const property = node.property as Node
    return [node.object as Node, ...(property.type === 'Computed' ? [property.expression as Node] : [])]
  }
  const read = (node: Node): void => {
    for (const part of partsOf(node)) read(part)
  }
  const { body } = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') })
  // Texts that use texts of their own file.
  if (file.startsWith('schema/wording/'))
    for (const [, name = ''] of source.matchAll(/^export const (\w+)/gm)) known.set(name, [file, name])
  for (const node of body) read(node as unknown as Node)
}

/** The places of all texts of a module. */
function textsIn(value: unknown, place: Place): Place[] {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isGroup ? Object.entries(value).flatMap(([key, part]) => textsIn(part, [...place, key])) : [place]
}

const startsWith = (place: Place, start: Place) => start.every((key, i) => place[i] === key)

test('finds what is read', () => {
  const read: string[] = []
  const source = `import { fooWording as wording, type Foo } from '../schema/wording/foo'
    const { one, two: { three } } = wording.some
    const more = wording.more
    const { seven = wording.seven } = props
    type Names = keyof typeof wording
    export const a = (key: Names) => [one(1), three, more['four'], more.five?.six, wording.rest[key].no, { one: 1 }]`
  readPlaces(source, 'client/foo.ts', (place) => read.push(place.slice(2).join('.')))
  expect(read).toEqual(['seven', 'some.one', 'some.two.three', 'more.four', 'more.five.six', 'rest'])
})

/** Rule: docs/rules/language.md, "One language a build". */
test('every text of the catalogue is shown somewhere', { timeout: 300_000 }, async () => {
  const read: Place[] = []
  for (const file of writtenFiles(/^(client|schema|worker)\/.*\.tsx?$/)) {
    const source = textOf(file)
    if (/wording/i.test(source)) readPlaces(source, file, (place) => read.push(place))
  }
  const unread: string[] = []
  for (const file of writtenFiles(/^schema\/wording\/.*\.ts$/)) {
    const places = textsIn({ ...(await import(/* @vite-ignore */ join(process.cwd(), file))) }, [file])
    const isRead = (place: Place) =>
      read.some((start) => startsWith(place, start) || startsWith(start, place))
    unread.push(...places.filter((place) => !isRead(place)).map((place) => place.join(' ')))
  }
  expect(read.length).toBeGreaterThan(1000)
  expect(unread).toEqual([])
})

/** Rule: docs/rules/viewer.md, "Toasts". */
test('every text that can be shown after a redirect is left by something', () => {
  const sources = writtenFiles(/^(client|worker)\/.*\.tsx?$/)
  const left = new Set(
    sources.flatMap((file) => textOf(file).match(/(?<=(?<!testId: )'|\.)[a-z-]+\b/g) ?? []),
  )
  expect(Object.keys(toastWording.after).filter((key) => !left.has(key))).toEqual([])
})
