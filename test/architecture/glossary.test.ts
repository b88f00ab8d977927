import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'
import { textOf, writtenFiles } from './files'

interface Node {
  type?: string
  source?: unknown
  [key: string]: unknown
}

/** The types that wrap a value, in contrast to those that have no value. */
const VALUES = new Set(['TsAsExpression', 'TsConstAssertion', 'TsSatisfiesExpression', 'TsNonNullExpression'])

/** The texts in a file of the catalogue, without names of keys, modules and types. */
function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(texts)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const { type = '' } = node
  if (type.startsWith('Import') || (type.startsWith('Ts') && !VALUES.has(type))) return []
  if (type === 'KeyValueProperty') return texts(node.value)
  if (type === 'StringLiteral') return [String(node.value)]
  if (type === 'TemplateElement') return [String(node.cooked ?? node.raw)]
  return Object.values(node).flatMap(texts)
}

const textsIn = (source: string): string[] => texts(parseSync(source, { syntax: 'typescript' }).body)

/** Words that readers know by another one, and what else they may mean. Rule: docs/rules/language.md, "Glossary". */
const WRONG: readonly (readonly [wrong: RegExp, right: string, other?: RegExp])[] = [
  [/\be-?mailings?\b|\be-mails?\b|\bmail(?:s|ed|ing|box)?\b/i, 'email'],
  [/\bsecond factor\b|\b2fa\b|\btwo-step\b|\bmulti-?factor\b/i, 'two-factor authentication'],
  [/\blog(?:ged|ging|s)?[ -]?(?:in|on|out|into)\b/i, 'sign in, sign out', /^Login code must be 6 digits\.$/],
  [
    /\bposts?\b|\barticles?\b|\bblog posts?\b/i,
    'story',
    /^It can’t post$|By post: |videos or posts that are|posts\.csv/,
  ],
  [/\bcomments?\b/i, 'response'],
  [/\btags?\b/i, 'topic', /^Cache tags?$/],
  [/\bcollections?\b|\bmagazines?\b/i, 'publication'],
  [/\bcatalogs?\b|\bcatalogues?\b|\bbookmarks?\b/i, 'list'],
  [/\bsequences?\b/i, 'series'],
  [/\busers?\b/i, 'reader, writer, person'],
  [/\bphotos?\b|\bavatars?\b/i, 'picture'],
  [/\bby (?:itself|themselves)\b/i, 'automatically, on its own'],
  [/\b(?:un)?mended\b|\bmends?\b/i, 'fixed, corrected'],
  [/\buntil lately\b/i, 'until recently'],
  [/\bcomes? of it\b/i, 'happens with it'],
  [/\bcolors?\b/i, 'colour'],
  [/\bcenter(?:s|ed)?\b/i, 'centre'],
  [/\blicenses?\b/i, 'licence'],
  [/\bcancel(?:ed|ing)\b/i, 'cancelled, cancelling'],
  [/\bfavorites?\b/i, 'favourite'],
  [/\b(?:organis|recognis|customis|personalis|apologis)\w*/i, 'organize, recognize, …'],
  [/\bpassword-?less\b|\bpassphrase\b/i, 'passkey, password'],
]

test('finds the texts of a catalogue', () => {
  const source = `
    import { a } from './tags'
    type B = 'post'
    export const wording = { 'tag': 'One', two: (n: 'post') => \`Two \${n} mails\`, three: ['Three' as const] } as const
  `
  expect(textsIn(source)).toEqual(['One', 'Two ', ' mails', 'Three'])
})

/** A text without its parts in backticks: names in the API, which are as programs write them. */
const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '')

test('one thing has one name on the screen', () => {
  const files = writtenFiles(/^schema\/wording\/.*\.ts$/)
  expect(files.length).toBeGreaterThan(50)
  const all = files.flatMap((file) => textsIn(textOf(file)).map((text) => ({ file, text })))
  const faults = all.flatMap(({ file, text }) =>
    WRONG.filter(([wrong, , other]) => wrong.test(withoutCode(text)) && !other?.test(text)).map(
      ([, right]) => `${file}: “${text}” (say: ${right})`,
    ),
  )
  expect(faults).toEqual([])
})
