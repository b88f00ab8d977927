import { parseSync } from '@swc/core'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '../../schema/routes/index'
import type { Route } from '../../schema/routes/types'
import { textOf, writtenFiles } from './files'

/** What a person's rights depend on besides what they do it with. Rule: docs/rules/security.md, "Rights". */
const FACTS = new Set(['isSuspended', 'isSpoofed', 'isStaff'])

/** Files outside the policies that look at these facts about the sender of a request, and why that decides no right. */
const LOOKING: Readonly<Record<string, string>> = {
  'worker/gateway/answer.ts': 'hands on that the page has a banner',
  'worker/gateway/viewer-class.ts': 'sorts requests for the cache and the log',
  'worker/services/draft/require-writer.ts': 'the policy has refused; chooses the sentence that says why',
  'worker/services/identity/security-guard.ts': 'the policy has refused; chooses the sentence that says why',
  'worker/services/membership/quote-membership.ts': 'a price, which says so itself',
  'worker/services/viewer/start-spoofing.ts': 'the policy has refused; chooses the sentence that says why',
  'worker/services/viewer/stop-spoofing.ts': 'whether there is anything to end',
  'worker/ssr/render-page.ts': 'what the page knows of its viewer, and the menu of staff',
}

interface Node {
  type?: string
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The name of a member, a key, or a name in brackets. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Computed') return nameOf(node.expression)
  return typeof node.value === 'string' ? node.value : ''
}

/** Whether somebody's stored row is compared: its bits are 0 and 1, while an actor's and a session's are booleans. */
function isOfRow({ type, operator, left, right }: Node): boolean {
  if (type !== 'BinaryExpression' || (operator !== '===' && operator !== '!==')) return false
  if (!isNode(right) || right.type !== 'NumericLiteral' || right.value !== 1) return false
  return !JSON.stringify(left).includes('"value":"session"')
}

/** The facts that a source reads: by a member's name, or by taking an object apart. */
function factsIn(source: string): string[] {
  if (![...FACTS].some((fact) => source.includes(fact))) return []
  const properties: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit)
      return
    }
    if (!isNode(node) || isOfRow(node)) return
    if (node.type === 'MemberExpression' && FACTS.has(nameOf(node.property)))
      properties.push(nameOf(node.property))
    if (/^(?:Assignment|KeyValue)PatternProperty$/.test(node.type ?? '') && FACTS.has(nameOf(node.key)))
      properties.push(nameOf(node.key))
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(source, { syntax: 'typescript', target: 'es2022' }).body)
  return properties
}

const deciding = writtenFiles(/^worker\/(services|graphql|gateway|endpoints|ssr|jobs)\/.*\.ts$/).filter(
  (file) => !file.startsWith('worker/services/policies/'),
)

test('whether somebody is suspended, staff or acted as is looked at by policies alone', () => {
  const looking = deciding.filter((file) => factsIn(textOf(file)).length > 0)
  expect(looking.toSorted()).toEqual(Object.keys(LOOKING).toSorted())
})

test('the rule names every address that the operators’ key opens', () => {
  const rule = textOf('docs/rules/security.md')
  const opened = Object.values<Route>(ROUTES).filter(({ who }) => who === 'admin-key')
  expect(opened.map(({ path }) => path).filter((path) => !rule.includes(`\`${path}\``))).toEqual([])
})

describe('a decision outside the policies would be noticed', () => {
  test.each([
    ['a member', 'if (actor.isSuspended) stop()', ['isSuspended']],
    ['a member that may be missing', 'const may = !actor?.isSpoofed', ['isSpoofed']],
    ['a member by its name in brackets', "if (actor['isStaff']) go()", ['isStaff']],
    ['a parameter that is taken apart', 'const may = ({ isStaff }: Person) => isStaff', ['isStaff']],
    ['the same under another name', 'const { isSpoofed: other } = session', ['isSpoofed']],
    ['the same with a default', 'const { isSuspended = false } = actor', ['isSuspended']],
    ['the row of a session', 'const may = session.user.isStaff === 1', ['isStaff']],
    ['the row of a session that may be missing', 'const may = session?.user.isStaff !== 1', ['isStaff']],
  ])('%s', (_what, source, facts) => {
    expect(factsIn(source)).toEqual(facts)
  })

  test.each([
    ['the row of somebody else', 'const isHidden = writer?.isSuspended === 1'],
    ['making somebody', 'const nobody = { isStaff: false, isSuspended: false, isSpoofed: false }'],
  ])('unlike %s', (_what, source) => {
    expect(factsIn(source)).toEqual([])
  })
})
