import { existsSync, globSync, statSync } from 'node:fs'
import { generateCode } from './codegen/freshness'
import { run } from './run'

/** What the worker imports of the client's build, which is written last. */
const DOCUMENT = 'dist/client/.vite/document.json'
const SOURCES = [
  'client/**/*',
  'schema/**/*.ts',
  'schema/brand/**/*',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

const newest = (patterns: readonly string[]): number =>
  Math.max(...patterns.flatMap((pattern) => globSync(pattern)).map((file) => statSync(file).mtimeMs))

/** Whether a source of the client is newer than its build. */
const isOutdated = (): boolean => !existsSync(DOCUMENT) || statSync(DOCUMENT).mtimeMs <= newest(SOURCES)

/** Has the builds that a command starts keep the client's build while it is newer than all its sources. */
export const KEEPING_CLIENT = { CLIENT_BUILD: 'kept' } as const

/** Generates code and builds the client; with `isKept`, only if a source is newer than the last build. */
export async function buildClient({ isKept }: { isKept: boolean }): Promise<void> {
  await generateCode()
  if (!isKept || isOutdated()) await run('vite', ['build', '--logLevel', 'warn'])
}
