/** `npm start`: builds, migrates, loads the demo into an empty local database, and serves it. */

import { existsSync } from 'node:fs'
import { NAME } from '../../schema/brand/name'
import { bundle } from './bundle'
import { fail } from './fail'
import { prepare, refuseTakenPort, serve } from './local'
import { localSettings } from './local-settings'

const started = Date.now()
const log = (line: string): void => console.log(`  ${line}`)

const settings = localSettings(process.env)
const prebuilt = process.env.QUIRE_BUNDLE
if (prebuilt && !existsSync(prebuilt)) fail(`QUIRE_BUNDLE names ${prebuilt}, which isn't there`)
await refuseTakenPort(settings)
if (!prebuilt) log('Building…')
// Each takes some seconds, and they don't depend on each other.
const [folder] = await Promise.all([prebuilt || bundle('development'), prepare(settings, log)])
const direct = process.env.DIRECT_PORT
await serve(settings, folder, direct ? { directPort: Number(direct) } : {})

const { address, state } = settings
console.log(`
${NAME} is at ${address} (ready after ${Math.round((Date.now() - started) / 1000)} s)

  ${address}/                          the home page
  ${address}/tidewater                 a publication
  ${address}/tag/typography            a topic
  ${address}/feed/latest               the newest stories as RSS

What to try next: sign in as writer@quire.test. The code appears here and at
  ${address}/_/dev/mail
Or sign up with Google, Apple, Facebook or X: each has a stand-in here.
Payments have one, too: pay with the card 4242 4242 4242 4242.

Or bring in a WordPress export,
  npm run import -- --format wordpress --into my-blog path/to/export.xml

Stop with Ctrl+C. What you change is kept in ${state}.`)
