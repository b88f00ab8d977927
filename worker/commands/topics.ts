/** `npm run topics -- --merge SLUG --into SLUG`: makes a topic part of another. */
import { fail } from './fail'
import { askOperator, operatorAccess } from './operating/ask-operator'
import { readOptions } from './options'

const USAGE = `npm run topics -- --merge SLUG --into SLUG [options]

  --merge SLUG  the topic that becomes part of the other, with its stories and followers
  --into SLUG   the topic that stays
  --url URL     where the site runs (also QUIRE_URL); else http://localhost:8787, or the port in PORT
  --key KEY     the operators' key (also ADMIN_KEY); a development instance needs none`

const OPTIONS = {
  merge: { type: 'string' },
  into: { type: 'string' },
  url: { type: 'string' },
  key: { type: 'string' },
} as const

const { merge, into, ...where } = readOptions(process.argv.slice(2), OPTIONS, USAGE)
if (!merge || !into) fail(`Say which topic becomes part of which.\n\n${USAGE}`)
try {
  await askOperator(operatorAccess(where, process.env), '/_/admin/topics', { merge, into })
  console.log(`${merge} is part of ${into}. Its stories follow within minutes.`)
} catch (error) {
  fail(error)
}
