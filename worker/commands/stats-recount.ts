/** `npm run stats:recount`: counts a story, a writer or a publication again from the log. */

import type { Counts } from '../../schema/rules/stats/facts'
import { DAY } from '../../schema/rules/time-units'
import type { Difference } from '../services/stats/recount'
import { fail } from './fail'
import { askOperator, operatorAccess } from './operating/ask-operator'
import { readOptions } from './options'

const USAGE = `npm run stats:recount -- --story ID --from 2026-11-01 --to 2026-11-30 [options]

Counts again from the log what was counted on these UTC days, replaces what differs, and prints it.

  --story ID        a story
  --writer ID       all that somebody has written
  --publication ID  all of a publication
  --from DAY        the first day; the log has the last 400
  --to DAY          the last day
  --url URL         the instance (also QUIRE_URL), by default the one that runs here
  --key KEY         the operators' key (also ADMIN_KEY); a development instance needs none`

const text = { type: 'string' } as const
const OPTIONS = { story: text, writer: text, publication: text, from: text, to: text, url: text, key: text }

const written = ({ views, reads, seconds }: Counts): string => `${views} views, ${reads} reads, ${seconds} s`

const line = ({ day, dimension, part, stored, logged }: Difference): string =>
  `${new Date(day * DAY).toISOString().slice(0, 10)} ${dimension} ${part || '-'}: ${written(stored)} → ${written(logged)}`

const { story, writer, publication, from, to, ...where } = readOptions(process.argv.slice(2), OPTIONS, USAGE)
try {
  const [subject, ...more] = [story, writer, publication].filter((each) => each !== undefined)
  if (subject === undefined || more.length > 0 || !from || !to) throw new Error(USAGE)
  const access = operatorAccess(where, process.env)
  let next: string | null = from
  let differed = 0
  while (next !== null) {
    const query: string = new URLSearchParams({ subject, from: next, to }).toString()
    const answer: { differences: Difference[]; next: string | null } = await askOperator(
      access,
      `/_/admin/stats-recount?${query}`,
    )
    for (const difference of answer.differences) console.log(line(difference))
    differed += answer.differences.length
    next = answer.next
  }
  console.log(differed === 0 ? 'Nothing differed.' : `${differed} sums differed; they are as in the log now.`)
} catch (error) {
  fail(error)
}
