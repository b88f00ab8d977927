import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '../../schema/routes/index'
import { filesOf, readManifest } from '../support/manifest'

const manifest = readManifest()
const ENTRY = 'client/entry-client.tsx'
const textOf = (file: string): string => readFileSync(`dist/client/${file}`, 'utf8')
/** The paths of rows that a file adds to the table that links read. */
const rowsIn = (file: string): Set<string | undefined> =>
  new Set([...textOf(file).matchAll(/path:[`"']([^`"']+)/g)].map(([, path]) => path))
const OURS = globSync('client/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join()
/** The routes that a file names. One word alone may be a text or a library’s, unless something of ours is called with it. */
const namesIn = (file: string) =>
  [...textOf(file).matchAll(/(.)[`"']([A-Z]\w+)[`"']/g)].flatMap(([, before = '', name = '']) =>
    Object.hasOwn(ROUTES, name) &&
    (/.[A-Z]/.test(name) || (/[([]/.test(before) && OURS.includes(`'${name}'`)))
      ? [name as keyof typeof ROUTES]
      : [],
  )

describe('the rows that links read', () => {
  const scripts = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js'))

  test('are there for every route that a file names', () => {
    const first = rowsIn(manifest[ENTRY]?.file ?? '')
    const missing = scripts.flatMap((key) => {
      const rows = filesOf(manifest, key).map(({ file }) => rowsIn(file))
      return namesIn(manifest[key]?.file ?? '').flatMap((name) => {
        const { path } = ROUTES[name]
        return first.has(path) || rows.some((there) => there.has(path)) ? [] : [`${name} in ${key}`]
      })
    })
    expect(scripts.length).toBeGreaterThan(100)
    expect(missing).toEqual([])
  })

  test('of other pages are no part of the first file', () => {
    const first = rowsIn(manifest[ENTRY]?.file ?? '')
    expect(first).toContain(ROUTES.ShowTopStories.path)
    expect(first).not.toContain(ROUTES.ShowCollectionTagged.path)
    expect(first.size).toBeLessThan(Object.keys(ROUTES).length / 5)
  })
})
