import { existsSync, globSync, statSync } from 'node:fs'
import { run } from '../../worker/commands/run'

/** What the worker imports of the client's build. */
const DOCUMENT = 'dist/client/.vite/document.json'
const SOURCES = ['client/**/*', 'schema/**/*.ts', 'vite.config.ts', 'package.json']

const newest = (patterns: string[]): number =>
  Math.max(...patterns.flatMap((pattern) => globSync(pattern)).map((file) => statSync(file).mtimeMs))

/** Builds the client when its sources are newer than what was built: the worker's tests import the result. */
export async function setup(): Promise<void> {
  if (existsSync(DOCUMENT) && statSync(DOCUMENT).mtimeMs > newest(SOURCES)) return
  await run('vite', ['build', '--logLevel', 'warn'])
}
