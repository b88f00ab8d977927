import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { READERS } from './readers'
import { UNLISTED } from './unlisted'

/** Where what people send is read: everything exported here is measured, or says why it needn't be. */
const FOLDERS = [
  'schema/rules',
  'schema/story',
  'schema/inputs',
  'schema/routes',
  'worker/graphql/limits',
  'worker/services/rss',
  'worker/services/sitemap',
  'worker/services/import',
  'worker/services/post/highlight',
  'client/features/post/body',
  'client/features/editor/paste',
]
const FILES = [
  'worker/services/collection/style-sheet/clean-style-sheet.ts',
  'worker/services/media/inspect-image.ts',
  'worker/services/post/decorate.ts',
  'worker/services/post/facts.ts',
  'worker/services/post/formula.ts',
  'worker/services/post/marked-formulas.ts',
  'worker/services/post/public-post.ts',
  'worker/services/search/marks.ts',
  'worker/services/search/query.ts',
  'worker/services/search/tokens.ts',
]

const sources = [
  ...FILES,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.generated.'))
      .map((file) => join(folder, file)),
  ),
]
const EXPORTED =
  /^export (?:async )?(?:function\*? |class |const (?=\w+(?:: [^=\n]+)? = (?:async )?(?:<[^\n]*>)?\())(\w+)/gm
const exported = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(([, name]) => `${file} ${name}`),
)
const measured = new Set(READERS.map(({ of }) => of))

test('whatever reads what people send is measured, or says why it needn’t be', () => {
  expect(exported.length).toBeGreaterThan(150)
  const forgotten = exported.filter((one) => !measured.has(one) && !(one in UNLISTED))
  expect(forgotten).toEqual([])
})

test('nothing is listed that isn’t there, or twice', () => {
  expect([...measured, ...Object.keys(UNLISTED)].filter((one) => !exported.includes(one))).toEqual([])
  expect(Object.keys(UNLISTED).filter((one) => measured.has(one))).toEqual([])
})
