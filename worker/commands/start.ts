/** `npm start`: builds, migrates, fills an empty local database with the demo, and serves it. */
import { existsSync } from 'node:fs'
import { applyMigrations } from './apply-migrations'
import { bundle } from './bundle'
import { seedDemo } from './demo/seedDemo'
import { developmentVars, startInstance } from './instance'

const port = Number(process.env.PORT ?? 8787)
const state = process.env.QUIRE_STATE ?? '.quire'
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT must be a number from 1 to 65535, not ${process.env.PORT}`)
  process.exit(1)
}
const started = Date.now()
const log = (line: string): void => console.log(`  ${line}`)

const prebuilt = process.env.QUIRE_BUNDLE
if (prebuilt && !existsSync(prebuilt)) throw new Error(`QUIRE_BUNDLE names ${prebuilt}, which isn't there`)
if (!prebuilt) log('Building…')
const folder = prebuilt ?? (await bundle('development'))
const instance = await startInstance({
  port,
  state,
  bundle: folder,
  vars: developmentVars(port),
  ...(process.env.DIRECT_PORT ? { directPort: Number(process.env.DIRECT_PORT) } : {}),
}).catch((error: Error) => {
  const inUse = /EADDRINUSE|in use/i.test(error.message)
  console.error(inUse ? `Port ${port} is taken. Choose another: PORT=8788 npm start` : error)
  process.exit(1)
})
const stop = () => instance.stop().then(() => process.exit(0))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

const bindings = await instance.miniflare.getBindings<Env>()
for (const name of await applyMigrations(bindings)) log(`Migrated ${name}`)
await seedDemo(bindings, { log })

const address = `http://localhost:${port}`
console.log(`
Quire is at ${address} (ready after ${Math.round((Date.now() - started) / 1000)} s)

  ${address}/                          the home page
  ${address}/tidewater                 a publication
  ${address}/tag/typography            a topic
  ${address}/feed/latest               the newest stories as RSS

What to try next: bring in a WordPress export,
  npm run import -- --format wordpress --into my-blog path/to/export.xml

Stop with Ctrl+C. What you change is kept in ${state}.`)
