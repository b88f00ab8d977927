import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import {
  changesHouse,
  changesSite,
  relevantSpecifications,
} from '../../worker/commands/testing/relevant-specifications'

/** Git's name for a tree without files: everything has changed since. */
const NOTHING = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

const specification = (project: string, moduleId = import.meta.filename) =>
  ({ project: { name: project }, moduleId, taskId: `${project} ${moduleId}` }) as TestSpecification

const own = specification('unit', 'test/imports-what-changed.test.ts')
const page = specification('browser')
const house = specification('unit', join(import.meta.dirname, '../architecture/sources.test.ts'))
const other = specification('unit')

/** The files that are chosen; the runner knows of what changed by imports alone. */
async function chosen(changed: string | undefined): Promise<TestSpecification[]> {
  const all = [own, page, house, other]
  const relevant = changed === undefined ? all : [own]
  return relevantSpecifications(
    {
      config: { changed },
      getRelevantTestSpecifications: async () => relevant,
      globTestSpecifications: async () => all,
    } as unknown as Vitest,
    [],
  )
}

describe('with --changed', () => {
  test('tests of a built site run when its sources changed, those of the house always, others by their imports', async () => {
    expect(await chosen(NOTHING)).toEqual([own, page, house])
  })

  test.each([
    'client/ui/Button.tsx',
    'worker/gateway/host.ts',
    'worker/commands/demo/ids.ts',
    'wrangler.toml',
  ])('%s is a source of the built site', (file) => expect(changesSite(['README.md', file])).toBe(true))

  test.each(['test/http/cache.test.ts', 'docs/rules/ui.md', 'worker/commands/deploy.ts', 'biome.json'])(
    '%s isn’t',
    (file) => expect(changesSite([file])).toBe(false),
  )

  test.each(['client/ui/Button.tsx', 'docs/rules/ui.md', 'README.md', 'test/http/cache.test.ts'])(
    'tests of the house look at %s',
    (file) => expect(changesHouse([file])).toBe(true),
  )
})

test('without it, all tests run', async () => {
  expect(await chosen(undefined)).toEqual([own, page, house, other])
})
