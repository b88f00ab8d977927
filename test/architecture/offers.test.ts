import { expect, test } from 'vitest'
import {
  isWithheld,
  WITHHELD_FROM_SUSPENDED,
  WITHHELD_FROM_SUSPENDED_LEADERS,
} from '../../schema/rules/suspended'
import { textOf, writtenFiles } from './files'
import { importers, modules, tops } from './importers'

/* Suspended people aren’t offered what the worker refuses them. Rule: docs/rules/moderation.md, "Suspending somebody". */

const operations = writtenFiles(/^client\/.*\.graphql$/)

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
const unasked = (path: string, operation: string): string[] => tops(path, (file) => asks(file, operation))

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
