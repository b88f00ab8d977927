import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizesOf } from '../bench/large/sizes'
import { readOptions } from '../bench/options'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quire-sizes-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('every table and index has its size, and an index belongs to its table', () => {
  const path = join(folder, 'some.sqlite')
  const sqlite = new DatabaseSync(path)
  sqlite.exec(
    'CREATE TABLE long (id INTEGER PRIMARY KEY, words TEXT); CREATE INDEX long_by_words ON long (words)',
  )
  sqlite.exec('CREATE TABLE short (id INTEGER PRIMARY KEY)')
  const insert = sqlite.prepare('INSERT INTO long (words) VALUES (?)')
  for (let i = 0; i < 500; i++) insert.run(`${i} `.repeat(50))
  sqlite.close()
  const sizes = sizesOf(path)
  const of = (name: string) => sizes.find((size) => size.name === name)
  expect(of('long_by_words')).toMatchObject({ table: 'long', rows: expect.any(Number) })
  expect(of('long')?.bytes).toBeGreaterThan(50_000)
  expect(of('short')?.rows).toBe(0)
  expect(sizes.map(({ bytes }) => bytes)).toEqual(sizes.map(({ bytes }) => bytes).toSorted((a, b) => b - a))
})

test('a tenth of the million is asked for by its share', () => {
  expect(readOptions(['--large', '--scale', '0.1'])).toMatchObject({ large: true, scale: 0.1 })
  expect(readOptions([])).toMatchObject({ large: false, scale: 1 })
})
