/** `npm run db:migrate`: applies migrations to the local databases, or with `--remote` to a deployment's. */
import { applyMigrations } from './apply-migrations'
import { migrateRemote, openRemote } from './deploying/remote'
import { fail } from './fail'
import { localSettings } from './local-settings'
import { withState } from './open-state'
import { readOptions } from './options'

const USAGE = `npm run db:migrate -- [options]

Without options: the databases in QUIRE_STATE (else .quire). Stop a running instance first; starting one
migrates too.

  --remote      the databases of a deployment
  --env NAME    which one, where it isn't production`

const OPTIONS = { remote: { type: 'boolean' }, env: { type: 'string' } } as const

const { remote, env } = readOptions(process.argv.slice(2), OPTIONS, USAGE)
if (env !== undefined && !remote) fail(`--env needs --remote\n\n${USAGE}`)
try {
  if (remote) await migrateRemote(openRemote({ env }))
  else {
    const { state } = localSettings(process.env)
    const names = await withState(state, (bindings) => applyMigrations(bindings))
    console.log(names.length === 0 ? `${state} is up to date.` : names.map((n) => `Migrated ${n}`).join('\n'))
  }
} catch (error) {
  fail(error)
}
