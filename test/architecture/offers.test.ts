import { posix } from 'node:path'
import { expect, test } from 'vitest'
import {
  isWithheld,
  WITHHELD_FROM_SUSPENDED,
  WITHHELD_FROM_SUSPENDED_LEADERS,
} from '../../schema/rules/suspended'
import { textOf, writtenFiles } from './files'

/* Suspended people aren’t offered what the worker refuses them. Rule: docs/rules/moderation.md, "Suspending somebody". */

const modules = writtenFiles(/^client\/.*\.tsx?$/)
const operations = writtenFiles(/^client\/.*\.graphql$/)

/** The module that an import names, as a path in the repository. */
function pathOf(from: string, said: string): string | undefined {
  const path = posix.join(posix.dirname(from), said)
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.tsx`].find(
    (one) => modules.includes(one) || /\.generated$/.test(one),
  )
}

/** Who imports what, also when it is loaded later. */
const importers = new Map<string, string[]>()
for (const file of modules)
  for (const [, said = ''] of textOf(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    const path = pathOf(file, said)
    if (path) importers.set(path, [...(importers.get(path) ?? []), file])
  }

/** Whether a module takes only muting from what makes both: muting is nobody’s concern but one’s own. */
const onlyMutes = (text: string): boolean =>
  /control\/(?:calls|change)'/.test(text) && !/'follow'|\.follow\b/.test(text)

/** A form that asks by itself. */
const isFormOf = (text: string, operation: string): boolean =>
  text.includes('<ChangeForm') && text.includes(`operation={${operation}}`)

/** Whether a module asks before it offers an operation: what the viewer may do at all, or with the thing. */
function asks(file: string, operation: string): boolean {
  const text = textOf(file)
  const isOfForm = isWithheld(operation) && isFormOf(text, operation)
  const isAsked = /\buseMayReach\(\)|<Reaching\b|\bcan(?!Link|cel|onical)[A-Z]\w*/.test(text)
  return isOfForm || isAsked || onlyMutes(text)
}

/** The pages, layouts and parts of the shell to which a way leads up on which nobody asks. */
function unasked(path: string, operation: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  const above = (importers.get(path) ?? []).filter((file) => !asks(file, operation))
  return above.flatMap((file) =>
    (importers.get(file) ?? []).length === 0 || /^client\/pages\/[^/]+\/index\.tsx$/.test(file)
      ? [file]
      : unasked(file, operation, seen),
  )
}

const KNOWN = [...WITHHELD_FROM_SUSPENDED, ...WITHHELD_FROM_SUSPENDED_LEADERS]

const sent = operations.flatMap((file) => {
  const [, operation, mutation = ''] = /^mutation (\w+)[^{]*\{\s*(\w+)/m.exec(textOf(file)) ?? []
  return operation && KNOWN.includes(mutation)
    ? [{ operation, mutation, path: file.replace(/\.graphql$/, '.generated') }]
    : []
})

test('the client sends each of them, and a form knows it by its name', () => {
  expect([...new Set(sent.map(({ mutation }) => mutation))].toSorted()).toEqual(KNOWN.toSorted())
  const forms = modules.filter((file) => textOf(file).includes('<ChangeForm'))
  const unknown = sent.filter(
    ({ operation, mutation }) => WITHHELD_FROM_SUSPENDED.includes(mutation) && !isWithheld(operation),
  )
  expect(unknown.filter(({ operation }) => forms.some((file) => isFormOf(textOf(file), operation)))).toEqual(
    [],
  )
})

test.each(sent)('$mutation is offered only where somebody asks ($operation)', ({ operation, path }) => {
  expect(importers.get(path)).toBeDefined()
  expect(unasked(path, operation)).toEqual([])
})
