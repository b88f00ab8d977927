/**
 * The stand-in for the providers of payments, in a separate process: `tsx worker/commands/payments/process.ts`. It
 * prints the worker’s configuration as one line of JSON. PORT is its port, by default any; SITE the site that is told
 * of events, whose clock it follows; RECORDS a file that keeps what it knows (docs/rules/development.md, "Payments").
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { varsOf } from './keys'
import { startStandIn } from './server'

/** The account of the site. */
const ACCOUNT = 'quire'

// If the process that started it is killed, it ends too.
if (process.env.WITH_PARENT) process.stdin.resume().on('end', () => process.exit())

const { SITE, RECORDS } = process.env
const { url } = await startStandIn({
  port: Number(process.env.PORT || 0),
  open(account) {
    if (account.name !== ACCOUNT) return
    account.site = SITE || null
    if (RECORDS && existsSync(RECORDS))
      account.records = { ...account.records, ...JSON.parse(readFileSync(RECORDS, 'utf8')) }
  },
  changed({ name, records }) {
    if (name === ACCOUNT && RECORDS) writeFileSync(RECORDS, JSON.stringify(records))
  },
})
console.log(JSON.stringify({ url, vars: varsOf(url, ACCOUNT) }))
