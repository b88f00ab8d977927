import { COUNTED_ACTS, LINKS_AT_ONCE } from '../../../schema/rules/counting'
import { type DueAct, dueActs } from '../../data/counting/queries'
import { countActs, insertImpliedActs, settleActs, voidActs } from '../../data/counting/writes'
import type { Statement } from '../../data/database'
import type { Needs } from '../parts'

const isLink = ({ what }: DueAct): boolean => !COUNTED_ACTS.some((act) => act === what)

/** So many links at once are followed by programs that look for harmful ones. */
const isByProgram = (act: DueAct): boolean => isLink(act) && act.atOnce + 1 >= LINKS_AT_ONCE.links

const keysOf = (acts: readonly DueAct[]): [hash: string, what: string][] =>
  acts.map(({ recipientHash, what }) => [recipientHash, what])

/** Counts what was done with one letter. */
function counting(letterId: string, acts: readonly DueAct[], now: number): Statement[] {
  const counted = acts.filter((act) => !isByProgram(act))
  const clickers = [...new Set(counted.filter(isLink).map(({ recipientHash }) => recipientHash))]
  const implied = clickers.flatMap((hash) => [
    [hash, 'opened'],
    [hash, 'clicked'],
  ])
  const keys = JSON.stringify([...keysOf(counted), ...implied])
  return [
    insertImpliedActs(letterId, JSON.stringify(implied), now),
    countActs(letterId, keys),
    settleActs(letterId, keys),
    voidActs(letterId, JSON.stringify(keysOf(acts.filter(isByProgram)))),
  ]
}

/**
 * Counts opens and clicks that have waited for long enough, `perRun` at most: each letter's in one batch, with what says that
 * they are counted, so that a run that is killed or repeated counts nothing twice. Rule: docs/rules/newsletters.md, "Counting
 * opens and clicks".
 */
export async function settleCounts({ db, clock }: Needs<'db' | 'clock'>, perRun: number): Promise<void> {
  const now = clock.now()
  const acts = await db.all(dueActs, now, perRun)
  for (const [letterId, ofLetter] of Map.groupBy(acts, (act) => act.letterId))
    await db.write(counting(letterId, ofLetter, now))
}
