import { parseSync } from '@swc/core'
import { describe, expect, test } from 'vitest'
import { textOf, writtenFiles } from './files'

/* What things are called in code. Rule: docs/rules/language.md, "Names in code". */

interface Node {
  type?: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The names that a pattern binds. */
function bound(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern.value)]
    case 'ArrayPattern':
      return (pattern.elements as unknown[]).flatMap(bound)
    case 'ObjectPattern':
      return (pattern.properties as Node[]).flatMap((one) =>
        bound(one.type === 'AssignmentPatternProperty' ? one.key : (one.value ?? one.argument)),
      )
    case 'AssignmentPattern':
      return bound(pattern.left)
    case 'RestElement':
      return bound(pattern.argument)
    case 'TsParameterProperty':
      return bound(pattern.param)
    default:
      return bound(pattern.pat)
  }
}

/** Where a node keeps the names that it declares. A property of an object literal may be somebody else's name. */
const DECLARES: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['identifier', 'params'],
  FunctionExpression: ['identifier', 'params'],
  ArrowFunctionExpression: ['params'],
  MethodProperty: ['params'],
  ClassMethod: ['key', 'params'],
  PrivateMethod: ['key', 'params'],
  Constructor: ['params'],
  ClassDeclaration: ['identifier'],
  ClassProperty: ['key'],
  PrivateProperty: ['key'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  TsInterfaceDeclaration: ['id'],
  TsTypeAliasDeclaration: ['id'],
  TsPropertySignature: ['key'],
  TsMethodSignature: ['key', 'params'],
  TsFunctionType: ['params'],
}

/** A private name is an identifier too, in a separate node. */
const nameIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(nameIn)
    : isNode(value) && value.type === 'PrivateName'
      ? nameIn(value.id ?? { type: 'Identifier', value: value.value })
      : isNode(value) && isNode(value.function)
        ? nameIn(value.function)
        : bound(value)

/** The names that a part of a program declares. */
function declared(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(declared)
  if (!isNode(value)) return []
  // A method keeps its parameters in the function that it is.
  const own = (DECLARES[value.type ?? ''] ?? []).flatMap((part) =>
    nameIn(value[part] ?? (isNode(value.function) ? value.function[part] : undefined)),
  )
  return [...own, ...Object.values(value).flatMap(declared)]
}

const declaredIn = (source: string, file = 'a.tsx'): string[] =>
  declared(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }).body)

const FOUND = /^(?:found|Found(?:[A-Z]\w*)?|(?:set|use|all)Found)$/
const FRAME = /^Frame$|[a-z]Frame$/

/** Names of frames: pages within a page, and pictures of an animation. */
const FRAMES: Readonly<Record<string, string>> = {
  Frame: 'schema/rules/embeds.ts',
  EmbeddedFrame: 'client/pages/embed-media/index.tsx',
  StoredFrame: 'client/pages/embed-media/index.tsx',
  storedFrame: 'worker/services/media/stored-frames.ts',
  StoryFrame: 'client/features/post/body/StoryFrame.tsx',
  readFrame: 'schema/story/from-html/frames.ts',
  ownFrame: 'worker/services/embed/own-frame.ts',
  addFrame: 'worker/platform/images/local/omggif.d.ts',
}

const code = writtenFiles(/^(worker|client|schema|test)\/.*\.tsx?$|^[^/]*\.ts$/)
const names = code
  .filter((file) => /found\b|Found|Frame\b/.test(textOf(file)))
  .flatMap((file) => declaredIn(textOf(file), file).map((name) => ({ file, name })))

test('finds what a program declares', () => {
  const source = `
    import { one as a } from './b'
    const { c, d: e, ...f } = one, [g, h = 1] = two
    let i
    function j(k, { l }, ...m) { try { n() } catch (o) {} }
    class P { #q = 1; r(s) {} constructor(private t: number) {} }
    interface U { v: string; w(x: number): void; y: (z: number) => void }
    type Aa = string
    const bb = (cc) => ({ dd: ee, ff(gg) {} })
    for (const hh of ii) kk.ll = mm
  `
  expect(declaredIn(source).sort()).toEqual(
    'Aa P U a bb c cc e f g gg h hh i j k l m o q r s t v w x y z'.split(' '),
  )
})

test('what was found is named for what it is', () => {
  expect(code.length).toBeGreaterThan(3000)
  expect(names.filter(({ name }) => FOUND.test(name))).toEqual([])
})

test('a frame is a page within a page, or a picture of an animation', () => {
  const frames = names.filter(({ name }) => FRAME.test(name))
  expect(frames.filter(({ name }) => !(name in FRAMES))).toEqual([])
  for (const [name, file] of Object.entries(FRAMES)) expect(frames).toContainEqual({ file, name })
})

/** Words for an area that readers see, or that it had before, and its word in code. */
const WORDS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/^publications?\b/, 'collection'],
  [/^series\b/, 'sequence'],
  [/^topics?\b/, 'tag'],
  [/^lists?\b/, 'catalog'],
  [/^highlights?\b/, 'quote'],
  [/^feeds\b/, 'feed, rss'],
  [/^domains?\b/, 'custom-domain'],
  [/^banned-links?\b/, 'banned-domain'],
]

describe('an area has one word', () => {
  const AREAS =
    /^(?:worker\/(?:services|data|endpoints|jobs|graphql\/modules)|schema\/(?:graphql|inputs|rules|tables|wording)|client\/features|test\/worker)\/([\w-]+)[./]/
  const pages = new Set(writtenFiles(/^client\/pages\/[\w-]+\//).map((file) => file.split('/')[2]))
  const nameOf = (file: string) => AREAS.exec(file)?.[1] ?? ''
  // The texts of a page are named as it is.
  const isOfPage = (file: string) => file.startsWith('schema/wording/') && pages.has(nameOf(file))
  const areas = new Set(
    writtenFiles(AREAS)
      .filter((file) => !isOfPage(file))
      .map(nameOf),
  )

  test.each(WORDS)('not %s, but %s', (wrong) => {
    expect([...areas].filter((area) => wrong.test(area))).toEqual([])
  })

  test('which is there', () => {
    const words = WORDS.flatMap(([, right]) => right.split(', '))
    expect(words.filter((word) => !areas.has(word))).toEqual([])
  })
})
