import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DEVELOPMENT_KEY } from '../../endpoints/admin/development-key'
import { bundle, PRODUCTION_BUNDLE } from '../bundle'
import { clientSizes, planFor, sizeLine, workerSize } from './bundle-sizes'

/**
 * Builds what a deployment would upload, and checks what can be checked here: it builds, it isn't too big,
 * and it contains nothing of development. Returns lines to print.
 *
 * @throws Error that says what is wrong.
 */
export async function buildProduction(): Promise<string[]> {
  // Modules are named by their content, so those of an earlier build would be counted too.
  rmSync(PRODUCTION_BUNDLE, { recursive: true, force: true })
  const folder = await bundle('production')
  const worker = workerSize(folder)
  const plan = planFor(worker)
  if (!plan) throw new Error(`${sizeLine('The worker', worker)}: more than the platform takes (10 MB gzip)`)
  if (readFileSync(join(folder, 'index.js'), 'utf8').includes(DEVELOPMENT_KEY))
    throw new Error('The key of development is in the production build: __DEVELOPMENT__ must be false.')
  const client = clientSizes('dist/client')
  return [
    sizeLine('Worker', worker),
    sizeLine('Client: what a page starts', client.entry),
    sizeLine('Client: all scripts', client.scripts),
    sizeLine('Client: style, in each page', client.css),
    `The worker ${plan}.`,
  ]
}
