import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'
import { linesWith, textOf, writtenFiles } from './files'

/** Attributes and properties of components that a reader sees or hears. */
const SEEN = new Set(
  [
    'aria-description aria-label aria-placeholder aria-roledescription aria-valuetext',
    'alt placeholder title label legend hint text closeLabel',
  ].flatMap((line) => line.split(' ')),
)

interface Node {
  type?: string
  [key: string]: unknown
}

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : typeof value === 'object' && value !== null
      ? [value as Node, ...Object.values(value).flatMap(nodesIn)]
      : []

const isText = (value: unknown): value is string => typeof value === 'string' && /\p{L}{2}/u.test(value)

/** The texts that an expression may result in, as far as it writes them itself. */
function written(node: Node | undefined): string[] {
  switch (node?.type) {
    case 'JSXText':
    case 'StringLiteral':
      return isText(node.value) ? [node.value] : []
    case 'TemplateLiteral':
      return (node.quasis as Node[]).flatMap(({ raw }) => (isText(raw) ? [raw] : []))
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return written(node.expression as Node)
    case 'ConditionalExpression':
      return [...written(node.consequent as Node), ...written(node.alternate as Node)]
    case 'BinaryExpression':
      return ['+', '&&', '||', '??'].includes(node.operator as string)
        ? [...written(node.left as Node), ...written(node.right as Node)]
        : []
    default:
      return []
  }
}

/** The texts in a component's markup that don't come from the catalogue. */
function textsOf(source: string): string[] {
  const nodes = nodesIn(parseSync(source, { syntax: 'typescript', tsx: true }).body)
  return nodes.flatMap((node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      return (node.children as Node[]).flatMap(written)
    if (node.type !== 'JSXAttribute' || !SEEN.has((node.name as { value?: string }).value ?? '')) return []
    return written(node.value as Node)
  })
}

test('finds texts in markup', () => {
  const texts = textsOf(`export const A = ({ n, alt }: Props) => (
    <p title="Two" data-x="no" className={\`no \${n}\`} aria-label={\`Three \${n}\`}>
      One {n > 1 ? 'Four' : alt} {n && \`Five \${n}\`} {n + ' of'} {label.six} {'·'} {format('no')}
    </p>
  )`)
  expect(texts.map((text) => text.trim()).sort()).toEqual(['Five', 'Four', 'One', 'Three', 'Two', 'of'])
})

test('every text in a component’s markup comes from the catalogue', () => {
  const components = writtenFiles(/^client\/(?!gallery\/|build\/).*\.tsx$/)
  expect(components.length).toBeGreaterThan(100)
  const texts = components.flatMap((file) => textsOf(textOf(file)).map((text) => `${file}: ${text.trim()}`))
  expect(texts).toEqual([])
})

/** Rule: docs/rules/language.md, "Dates, numbers and lists". */
test('only one file names the language', () => {
  const sources = writtenFiles(/^(client\/(?!gallery\/|build\/)|schema\/|worker\/(?!commands\/)).*\.tsx?$/)
  expect(linesWith(sources, /\bIntl\.\w+\(\s*\[?['"`]|\.toLocale(?:Date|Time)?String\(/)).toEqual([])
})

/** Rule: docs/rules/language.md, "Dates, numbers and lists". */
test('no component cuts a date out of a timestamp', () => {
  const components = writtenFiles(/^client\/(?!gallery\/|build\/).*\.tsx$/)
  expect(
    linesWith(components, /\.getUTC|(?:isoDate\([^()]*\)|toISOString\(\))\.(?!slice\(0, 10\))\w/),
  ).toEqual([])
})

/** Stories may be from 1970-01-01T00:00Z, and React writes a 0. Rule: docs/rules/language.md, "Dates, numbers and lists". */
test('no component takes a time of 0 for none', () => {
  const components = writtenFiles(/^client\/.*\.tsx$/)
  expect(linesWith(components, /\b\w+At &&(?!=)/)).toEqual([])
})

/** What people read of an import is in schema/wording/import-reasons.ts. */
test('no reason, remark or failure of an import is a literal sentence', () => {
  const importers = writtenFiles(/^worker\/services\/import\/.*\.ts$/)
  expect(importers.length).toBeGreaterThan(40)
  const sentences = importers.flatMap((file) =>
    // Markup and classes aren’t sentences.
    [...textOf(file).matchAll(/(['`])([A-Z][a-z’]*(?:\$\{[^}]*\}|(?!\1)[^<\n])* (?:(?!\1)[^<\n])*)\1/g)].map(
      ([, , text = '']) => `${file}: ${text}`,
    ),
  )
  expect(sentences).toEqual([])
  const given =
    /\b(?:ExportError|ImportError|WxrError)\(\s*'[\w-]+',\s*['"`]|\b(?:skip|repaired)\(\s*['"`]|\b(?:note|reason): ['"`]/
  expect(importers.filter((file) => given.test(textOf(file)))).toEqual([])
})

/** Failures have codes, fields and reasons. Rule: docs/rules/graphql.md, "Failures". */
test('nothing decides by what a sentence says', () => {
  const sources = writtenFiles(/^(?:client|worker)\/.*\.tsx?$/)
  const compared =
    /[!=]== (?:\w+(?:Wording|Messages|Words)\.|\w*[mM]essages?\.)|\bmessage [!=]== (?!['"`]|undefined|null)/
  expect(linesWith(sources, compared)).toEqual([])
})

test('no failure and no problem of a story is a literal sentence', () => {
  const sources = writtenFiles(
    /^(?:schema\/story|worker\/(?:services|endpoints(?!\/(?:admin|development)\/)|gateway))\/.*\.ts$/,
  )
  const literal =
    /\bfail\('[A-Z_]+', ['"`]|\bmessage: ['"`][A-Z]|\breport\('[\w-]+', ['"`]|\bproblems\.push\(['"`]/
  expect(linesWith(sources, literal)).toEqual([])
})
