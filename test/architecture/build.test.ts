import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { textOf, writtenFiles } from './files'

/* The client's libraries are bundled as they are published: no file of one is replaced, no text of one is rewritten. */

type Hook = (this: object, ...given: unknown[]) => unknown
interface BuildPlugin {
  name: string
  buildStart?: unknown
  resolveId?: unknown
  load?: unknown
  transform?: unknown
}

/** Plugins that are packages themselves. */
const PACKAGED = /^(?:vite:react|@tailwindcss\/vite)/
const IMPORTED = /from '((?:@[\w-]+\/)?[\w-]+)[^']*'/g

const handlerOf = (hook: unknown): Hook =>
  (typeof hook === 'function'
    ? hook
    : ((hook as { handler?: Hook } | undefined)?.handler ?? (() => {}))) as Hook

/** What hooks may ask the bundler for. */
const bundler = { resolve: () => null, error: (message: string) => Promise.reject(new Error(message)) }

/** The files of the packages that the client imports. */
function libraryFiles(): string[] {
  const sources = writtenFiles(/^client\/(?!build\/|gallery\/).*\.tsx?$/).map(textOf)
  const packages = new Set(sources.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, name]) => name)))
  return globSync([...packages, 'scheduler'].map((name) => `node_modules/${name}/**/*.{js,mjs}`)).map(
    (file) => resolve(file),
  )
}

/** The files of libraries that a plugin replaces or rewrites. */
async function touchedBy(plugin: BuildPlugin, files: readonly string[]): Promise<string[]> {
  await handlerOf(plugin.buildStart).call(bundler)
  const touched: string[] = []
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    const results = [
      await handlerOf(plugin.resolveId).call(bundler, file, file, { isEntry: false }),
      await handlerOf(plugin.load).call(bundler, file),
      await handlerOf(plugin.transform).call(bundler, code, file),
    ]
    if (results.some((result) => result !== undefined && result !== null)) touched.push(file)
  }
  return touched
}

/** Lines that could change a library past those hooks. */
const PAST_HOOKS = /\balias\b|node_modules|\.code\s*(?:=|\+=)[^=]/
const pastHooks = (text: string): string[] => text.split('\n').filter((line) => PAST_HOOKS.test(line))

const files = libraryFiles()

test('no plugin of the build replaces or rewrites a file of a library', async () => {
  const { NODE_ENV } = process.env
  onTestFinished(() => {
    process.env.NODE_ENV = NODE_ENV
  })
  const { default: config } = await import('../../vite.config')
  const plugins = (config.plugins ?? []).flat() as BuildPlugin[]
  const ours = plugins.filter(({ name }) => !PACKAGED.test(name))
  expect(ours.length).toBeGreaterThanOrEqual(4)
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => file.includes('react-dom/cjs'))).not.toEqual([])
  for (const plugin of ours) expect(await touchedBy(plugin, files), plugin.name).toEqual([])
})

test.each<[string, BuildPlugin]>([
  ['a stub by its path', { name: 'stub', load: (id: string) => (/react-dom/.test(id) ? 'export {}' : null) }],
  [
    'another file in its place',
    { name: 'instead', resolveId: (id: string) => (/router-core/.test(id) ? '/client/stub.ts' : undefined) },
  ],
  [
    'a text that is rewritten',
    {
      name: 'rewriting',
      transform: {
        handler: (code: string, id: string) =>
          id.includes('react-dom') ? { code: code.replace(/console\.error/g, ''), map: null } : undefined,
      },
    },
  ],
])('would be noticed: %s', async (_, plugin) => {
  expect(await touchedBy(plugin, files)).not.toEqual([])
})

test('nor does the build change one past the plugins’ hooks', () => {
  const build = writtenFiles(/^client\/build\/.*\.ts$|^vite\.config\.ts$/)
  expect(build.length).toBeGreaterThan(5)
  expect(build.flatMap((file) => pastHooks(textOf(file)))).toEqual([])
  for (const line of [
    "resolve: { alias: { 'react-dom': './client/stub.ts' } },",
    'if (/node_modules/.test(id)) return replaced',
    "chunk.code = chunk.code.replace('a', 'b')",
  ])
    expect(pastHooks(line)).toEqual([line])
})
