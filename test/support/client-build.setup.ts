import { existsSync, globSync, statSync } from 'node:fs'
import { run } from '../../worker/commands/run'
import { shared } from './shared'

/** The parts of the client's build that the worker imports. */
const DOCUMENT = 'dist/client/.vite/document.json'
const SOURCES = ['client/**/*', 'schema/**/*.ts', 'vite.config.ts', 'package.json']

const newest = (patterns: readonly string[]): number =>
  Math.max(...patterns.flatMap((pattern) => globSync(pattern)).map((file) => statSync(file).mtimeMs))

async function build(): Promise<void> {
  if (existsSync(DOCUMENT) && statSync(DOCUMENT).mtimeMs > newest(SOURCES)) return
  await run('vite', ['build', '--logLevel', 'warn'])
}

/**
 * Builds the client if its sources are newer than the last build, because the worker's tests import the
 * result.
 */
export const setup = (): Promise<void> => shared('client', build)
