import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { affectedPages, type Imports } from '../../worker/commands/testing/affected-pages'
import { namedPages } from '../../worker/commands/testing/named-pages'
import {
  affectsArchitectureTests,
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
    async () => new Map(),
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
    (file) => expect(affectsArchitectureTests([file])).toBe(true),
  )
})

test('without it, all tests run', async () => {
  expect(await chosen(undefined)).toEqual([own, page, house, other])
})

/** A shell that loads three pages, two of which share a feature. */
const imports: Imports = new Map([
  ['worker/index.ts', ['client/entry-server.tsx']],
  ['client/entry-client.tsx', ['client/pages/modules.generated.ts']],
  ['client/entry-server.tsx', ['client/pages/modules.generated.ts', 'client/shell/Header.tsx']],
  [
    'client/pages/modules.generated.ts',
    ['post', 'search', 'help'].map((id) => `client/pages/${id}/index.tsx`),
  ],
  ['client/shell/Header.tsx', ['schema/wording/shell.ts']],
  ['schema/wording/shell.ts', []],
  ['client/pages/post/index.tsx', ['client/features/post/Card.tsx', 'client/pages/post/post.generated.ts']],
  ['client/pages/search/index.tsx', ['client/features/post/Card.tsx']],
  ['client/pages/help/index.tsx', []],
  ['client/features/post/Card.tsx', ['schema/wording/card.ts']],
  ['client/pages/post/post.generated.ts', []],
  ['schema/wording/card.ts', []],
])

describe('the pages that a change affects', () => {
  test.each([
    ['client/pages/help/index.tsx', ['help']],
    ['client/pages/post/post.graphql', ['post']],
    ['client/features/post/Card.tsx', ['post', 'search']],
    ['schema/wording/card.ts', ['post', 'search']],
  ])('by %s are %s', (file, pages) => expect(affectedPages([file], imports)).toEqual(new Set(pages)))

  test.each([
    'client/shell/Header.tsx',
    'schema/wording/shell.ts',
    'client/pages/gone/index.tsx',
    'schema/graphql/post/schema.graphql',
    'worker/services/post/publish.ts',
    'wrangler.toml',
  ])('by %s are all', (file) =>
    expect(affectedPages(['client/pages/help/index.tsx', file], imports)).toBe('all'),
  )
})

/** A value that a test fills in, as its text has it. */
const FILLED = ['$', '{id}'].join('')

test.each([
  ['test/http/pages/help.test.ts', '', ['help']],
  ['test/browser/a.test.ts', "await open('/me/notifications?x=1')", ['notifications']],
  ['test/browser/a.test.ts', 'await open(DEMO.story)', ['post']],
  ['test/http/a.test.ts', "ask(linkTo('ShowUser', {}))", ['user-profile']],
  ['test/http/a.test.ts', "ask('/_/health'), import('./x')", []],
  ['test/browser/a.test.ts', `open(\`/p/${FILLED}/responses\`)`, ['post-responses']],
  ['test/browser/a.test.ts', `open('/help'), open(\`/never/${FILLED}/of/${FILLED}/this\`)`, []],
])('%s with %j names %s', (file, text, pages) => expect(namedPages(file, text)).toEqual(new Set(pages)))

test('a test of the site that fills in addresses is about the pages at them', () => {
  const file = 'test/browser/responses.test.ts'
  expect(namedPages(file, readFileSync(file, 'utf8'))).toContain('post-responses')
})
