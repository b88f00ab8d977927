import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { writeOutputs } from '../../worker/commands/codegen/outputs'

const run = vi.fn(async () => {})
vi.resetModules()
vi.doMock('../../worker/commands/run', () => ({ run }))
const { generateCode, remember, stateOfSources } = await import('../../worker/commands/codegen/freshness')
vi.doUnmock('../../worker/commands/run')

const root = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'quire-codegen-'))
const SOURCE = 'schema/graphql/post/schema.graphql'
const MODULE = 'client/pages/post/post-page.generated.ts'

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeAll(() => process.chdir(folder))
beforeEach(() => {
  run.mockClear()
  write(SOURCE, 'type Post { id: ID! }')
  write(MODULE, 'export {}')
  remember(stateOfSources(), [MODULE])
})
afterAll(() => {
  process.chdir(root)
  rmSync(folder, { recursive: true, force: true })
})

test('nothing is generated while nothing has changed', async () => {
  await generateCode()
  expect(run).not.toHaveBeenCalled()
})

test.each([
  ['a source has changed', () => writeFileSync(SOURCE, 'type Post { id: ID! title: String! }')],
  ['there is another source', () => write('client/pages/post/other.graphql', 'query Other { id }')],
  ['a source is gone', () => rmSync(SOURCE)],
  ['a generated file has changed', () => writeFileSync(MODULE, 'export const a = 1')],
  ['a generated file is gone', () => rmSync(MODULE)],
  ['nothing was ever generated here', () => rmSync('dist', { recursive: true })],
])('code is generated if %s', async (_, change) => {
  change()
  await generateCode()
  expect(run).toHaveBeenCalledWith('tsx', ['worker/commands/codegen.ts'])
})

test('a generated file goes with its source, and handwritten ones stay', () => {
  write('client/pages/post/index.tsx', 'export {}')
  writeOutputs([])
  expect(existsSync(MODULE)).toBe(false)
  expect(readFileSync('client/pages/post/index.tsx', 'utf8')).toBe('export {}')
})
