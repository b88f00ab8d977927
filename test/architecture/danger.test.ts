import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TAKES_AWAY } from '../support/danger'
import { textOf, writtenFiles } from './files'
import { tops } from './importers'
import { isNode, type Node, nameOf, type Place, readPlaces } from './wording-places'

/* Rule: docs/rules/ui.md, "Buttons". */

const CONTROL = /^(button|\w*Button|MenuItem|ConfirmDialog|ConfirmChange|Ask)$/

/** All texts at a place, those that need arguments with some. */
function textsAt(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    try {
      return textsAt(value('x', 'x', 'x'))
    } catch {
      return []
    }
  }
  return isNode(value) ? Object.values(value).flatMap(textsAt) : []
}

async function textsOf([module = '', ...keys]: Place): Promise<string[]> {
  const all: unknown = await import(/* @vite-ignore */ join(process.cwd(), module))
  return textsAt(keys.reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), all))
}

const attributesOf = (tag: Node): Node[] =>
  (tag.attributes as Node[]).filter(({ type }) => type === 'JSXAttribute')

/** Whether a start tag asks for the colour of danger, perhaps on a condition. */
const looksDangerous = (tag: Node, source: string): boolean =>
  attributesOf(tag).some((attribute) => {
    const name = nameOf(attribute.name)
    if (name === 'className') return JSON.stringify(attribute).includes('text-danger')
    if (name !== 'look') return name === 'isDanger'
    const value = JSON.stringify(attribute)
    // One of several, by what the button does.
    return value.includes('"danger') || (value.includes('"Computed"') && /'danger'/.test(source))
  })

/** The controls of a source that show the words of something destructive and don’t look like it. */
async function harmlessLooking(source: string, file: string): Promise<string[]> {
  const shown: { place: Place; tag: Node }[] = []
  readPlaces(source, file, (place, within) => {
    if (!within || !CONTROL.test(nameOf(within.tag.name) ?? '')) return
    if (within.attribute === undefined || within.attribute === 'confirm')
      shown.push({ place, tag: within.tag })
  })
  const wrong: string[] = []
  for (const { place, tag } of shown) {
    const text = (await textsOf(place)).find((one) => TAKES_AWAY.test(one))
    if (text !== undefined && !looksDangerous(tag, source))
      wrong.push(`${file} <${nameOf(tag.name)}> ${text}`)
  }
  return wrong
}

test('whatever takes something away has the colour of danger', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  for (const file of writtenFiles(/^client\/(?!gallery\/).*\.tsx$/)) {
    const source = textOf(file)
    if (/wording/i.test(source)) wrong.push(...(await harmlessLooking(source, file)))
  }
  expect(wrong).toEqual([])
})

/** Mutations that take something away, by the names that the schema gives them. */
const TAKING =
  /^(delete|remove|unpublish|discard|revoke|disconnect|withdraw|suspend|ban|block|deactivate|empty|clear|leave|take|cancel|trash)[A-Z]/

/** A question, a form of its own in which a reason or a name is typed, or a way back. */
const ASKS =
  /<(Form|ConfirmDialog|ConfirmChange|DangerousChange|Ask|ActForm|ChangeForm|DecisionForm|BlockDialog|SecretAddressRow)\b|\bundo/i

const taking = writtenFiles(/^client\/.*\.graphql$/).flatMap((file) => {
  const [, operation, mutation = ''] = /^mutation (\w+)[^{]*\{\s*(\w+)/m.exec(textOf(file)) ?? []
  return operation && TAKING.test(mutation)
    ? [{ operation, path: file.replace(/\.graphql$/, '.generated') }]
    : []
})

test.each(taking)('$operation is sent after a question, or can be undone', ({ path }) => {
  expect(tops(path, (file) => ASKS.test(textOf(file)))).toEqual([])
})

test('finds what looks harmless', async () => {
  const source = `import { yourListsWording as wording } from '../schema/wording/your-lists'
    export const A = () => <><Button>{wording.remove}</Button><Button look="danger">{wording.remove}</Button></>
    export const B = () => <ConfirmDialog confirm={wording.remove} cancel={wording.undo} />`
  expect(await harmlessLooking(source, 'client/foo.tsx')).toEqual([
    'client/foo.tsx <Button> Delete',
    'client/foo.tsx <ConfirmDialog> Delete',
  ])
  expect(taking.length).toBeGreaterThan(25)
})
