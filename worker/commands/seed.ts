/** `npm run seed`: migrates the local database and puts the demo into it. Stop a running instance first. */
import { applyMigrations } from './apply-migrations'
import { seedDemo } from './demo/seedDemo'
import { localSettings } from './localSettings'
import { withState } from './openState'

await withState(localSettings(process.env).state, async (bindings) => {
  for (const name of await applyMigrations(bindings)) console.log(`Migrated ${name}`)
  await seedDemo(bindings, { log: console.log })
})
