/** `npm run seed`: migrates the local database and loads the demo into it. Stop a running instance first. */
import { applyMigrations } from './apply-migrations'
import { seedDemo } from './demo/seed-demo'
import { fail } from './fail'
import { localSettings } from './local-settings'
import { withState } from './open-state'

await withState(localSettings(process.env).state, async (bindings) => {
  for (const name of await applyMigrations(bindings)) console.log(`Migrated ${name}`)
  await seedDemo(bindings, { log: console.log })
}).catch(fail)
