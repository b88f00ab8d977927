/**
 * `npm run dev`: like `npm start`, and on a change under client, schema, worker or migrations it replaces the
 * running build. Stored data stays. A broken build changes nothing.
 */

import { cpSync, rmSync, watch } from 'node:fs'
import { join } from 'node:path'
import { NAME } from '../../schema/brand/name'
import { bundle } from './bundle'
import { brief, isSource, WATCHED } from './developing/changes'
import { createRebuilder } from './developing/rebuilder'
import { fail } from './fail'
import type { Build, Instance } from './instance'
import { migrate, prepare, refuseTakenPort, serve } from './local'
import { localSettings } from './local-settings'

/** Milliseconds without a change before a build starts, since an editor may save many files at once. */
const QUIET = 150

const log = (line: string): void => console.log(`  ${line}`)
const seconds = (since: number): string => ((Date.now() - since) / 1000).toFixed(1)

let builds = 0

/** Builds into a separate folder, so that the next build leaves the files of the running one alone. */
async function build(): Promise<Build> {
  const worker = await bundle('development')
  builds += 1
  const folder = join('dist', 'development', String(builds % 2))
  rmSync(folder, { recursive: true, force: true })
  const assets = join(folder, 'client')
  const own = join(folder, 'worker')
  cpSync('dist/client', assets, { recursive: true })
  cpSync(worker, own, { recursive: true })
  return { bundle: own, assets }
}

async function rebuild(instance: Instance): Promise<void> {
  const began = Date.now()
  try {
    await instance.replace(await build())
    await migrate(instance, log)
    log(`Rebuilt in ${seconds(began)} s`)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(`\n${brief(message)}\n\n  The last version that could be built goes on running.\n`)
  }
}

const settings = localSettings(process.env)
let running: Instance | undefined
const rebuilder = createRebuilder(async () => {
  if (running) await rebuild(running)
}, QUIET)
// Watching starts before the first build, so changes during that build are built as soon as it runs.
let isBehind = false
for (const folder of WATCHED) {
  watch(folder, { recursive: true }, (_event, name) => {
    if (name === null || !isSource(join(folder, name))) return
    isBehind = true
    rebuilder.ask()
  })
}

await refuseTakenPort(settings)
log('Building…')
const [first] = await Promise.all([
  build().catch((error: Error) => fail(brief(error.message))),
  prepare(settings, log),
])
running = await serve(settings, first.bundle, first)
console.log(`
${NAME} is at ${settings.address}, and follows what you change. Reload the page after a rebuild.

Stop with Ctrl+C. What you change in it is kept in ${settings.state}.`)
if (isBehind) rebuilder.ask()
