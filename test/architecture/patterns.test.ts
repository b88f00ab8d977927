import { parseSync } from '@swc/core'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { testRows } from '../support/test-rows'
import { textOf, writtenFiles } from './files'

/* No regular expression backtracks in more than linear time. Rule: docs/rules/security.md, "Work that one input can make". */

interface Pattern {
  file: string
  source: string
  flags: string
}

interface Node {
  type?: string
  pattern?: string
  flags?: string
  callee?: { value?: string }
  arguments?: { expression: { type: string; value: string } }[]
}

/** The regular expressions of a source: literals, and those that are made of a constant text. */
function patternsIn(file: string, source: string): Pattern[] {
  const patterns: Pattern[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, pattern = '', flags = '', callee, arguments: given = [] } = node as Node
    if (type === 'RegExpLiteral') patterns.push({ file, source: pattern, flags })
    if (type === 'NewExpression' && callee?.value === 'RegExp') {
      const [text, options] = given.map(({ expression }) => expression)
      if (text?.type === 'StringLiteral')
        patterns.push({ file, source: text.value, flags: options?.value ?? '' })
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' }).body)
  return patterns
}

/** How a pattern backtracks; empty if its time is linear. */
const faultsOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string[] =>
  analyse({ source, flags }).reports.map(({ type, exponential }) =>
    exponential ? `${type}, exponential` : type,
  )

// Builds and commands read what we write.
const sources = writtenFiles(/^(?:schema|worker|client)\/.*\.tsx?$/).filter(
  (file) => !/^(?:client\/build|worker\/commands)\//.test(file),
)

testRows(
  'every regular expression takes linear time',
  sources.flatMap((file) => patternsIn(file, textOf(file))),
  ({ file, source }) => `${file} /${source}/`,
  (pattern) => expect(faultsOf(pattern)).toEqual([]),
)

test.each([
  ['exponential', '/^(a+)+$/', 'Self, exponential'],
  ['quadratic, by two that trade', '/^a*a*b/', 'Trade'],
  ['quadratic, from every position', "new RegExp('[.]+$', 'g')", 'Move'],
])('one that is %s would be found', (_, source, fault) => {
  const [pattern] = patternsIn('a.ts', `export const a = ${source}`)
  expect(pattern && faultsOf(pattern)).toContain(fault)
})
