import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toastWording } from '../../schema/wording/toasts'
import { textOf, writtenFiles } from './files'
import { type Place, readPlaces } from './wording-places'

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
