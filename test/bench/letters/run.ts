import type { BenchOptions } from '../options'
import { machineFacts, verdictTable } from '../report'
import type { MortalSite } from '../site'
import { writeAudience } from './audience'
import { judgeLetter, judgeLists, judgeSending } from './judge'
import { bringList } from './lists'
import { compareLetter } from './rendering'
import { PER_MINUTE, sendToAll } from './sending'
import type { Provider } from './start-provider'

const RECIPIENTS = 100_000
/** Lines of a list, and of the one that it is compared with. */
const [MANY_LINES, FEW_LINES] = [100_000, 20_000]

/** The configuration of a site that sends letters by a stand-in for a mail service. */
export const letterVars = (provider: Provider): Record<string, string> => ({
  ...provider.vars,
  LETTERS_PER_MINUTE: String(PER_MINUTE),
  LETTERS_PER_DAY: '100000000',
})

/**
 * `npm run bench -- --letters`: a letter to many, with killed workers and lost answers; what one takes; and long lists of
 * subscribers. Returns whether it is as wanted. Target: docs/bench.md, "Letters".
 */
export async function runLetters(
  site: MortalSite,
  provider: Provider,
  { scale }: Pick<BenchOptions, 'scale'>,
  progress: (line: string) => void,
): Promise<boolean> {
  const { cpu, cores, loadAverage } = machineFacts()
  const of = (whole: number): number => Math.round(whole * scale)
  await writeAudience(site.now.bindings, of(RECIPIENTS))
  progress('A letter and its page…')
  const verdicts = [judgeLetter(await compareLetter(site.now))]
  progress('Lists…')
  const short = await bringList(site.now, of(FEW_LINES), 'few')
  const long = await bringList(site.now, of(MANY_LINES), 'many')
  verdicts.push(...judgeLists(short, long))
  progress(`A letter to ${of(RECIPIENTS)}…`)
  const sending = await sendToAll(site, provider, of(RECIPIENTS), progress)
  verdicts.push(...judgeSending(sending, of(RECIPIENTS)))
  console.log(
    `\n${of(RECIPIENTS)} recipients in ${sending.seconds.toFixed(0)} s, on ${cores} × ${cpu}, load before ${loadAverage}.\n`,
  )
  console.log(verdictTable(verdicts))
  return verdicts.every(({ isKept }) => isKept)
}
