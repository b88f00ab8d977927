/** `npm run partner:recompute -- FILE`: divides what is in a writer's month anew, and compares the sums. */

import { readFileSync } from 'node:fs'
import { CURRENCIES } from '../../schema/rules/membership/plans'
import { recompute } from '../../schema/rules/partner/file'
import { PAID_IN } from '../../schema/rules/partner/rates'
import { fail } from './fail'

const USAGE = `npm run partner:recompute -- FILE

Divides everything in the file of a writer's month anew, prints what it comes to in minor units, and fails if the file
states other sums.`

const [path, ...more] = process.argv.slice(2)
try {
  if (path === undefined || path.startsWith('-') || more.length > 0) throw new Error(USAGE)
  const { month, sums, stated, isEqual } = recompute(readFileSync(path, 'utf8'))
  for (const currency of CURRENCIES) {
    const [amount, pooled] = [sums.amounts[currency] ?? 0, sums.pooled[currency] ?? 0]
    if (amount !== 0 || pooled !== 0)
      console.log(`${month} ${currency}: ${amount} of members, ${pooled} of the common pool`)
  }
  console.log(
    sums.total === null
      ? `${month} isn't closed yet: there is no total`
      : `${month} total: ${sums.total} ${PAID_IN}`,
  )
  if (!isEqual)
    throw new Error(`The file states other sums: ${JSON.stringify(stated)}, not ${JSON.stringify(sums)}`)
} catch (error) {
  fail(error)
}
