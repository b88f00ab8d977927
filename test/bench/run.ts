/** `npm run bench`: measures the production bundle without the dev proxy (docs/bench.md). */
import { writeFileSync } from 'node:fs'
import { buildBench } from './build'
import { askForColdPage } from './cold'
import { countDatabase } from './database'
import { RESPONSES } from './generate'
import { runHostile } from './hostile/run'
import { printedInteractions, runInteractions } from './interactions/run'
import { keptState } from './large/kept'
import { runLarge } from './large/run'
import { letterVars, runLetters } from './letters/run'
import { startProvider } from './letters/start-provider'
import { compareAll, compareSizes } from './measure'
import { readOptions } from './options'
import { runPartner } from './partner/run'
import { timePayment } from './payment'
import { timePress } from './press'
import { printed, type Report, reportHead } from './report'
import { timeSearch } from './search'
import { type Site, startKept, startMortal, startSite } from './site'
import { runStats } from './stats/run'
import { COUNTED } from './subjects'
import { judge } from './targets'
import { runTokens } from './tokens'
import { weighTouches } from './touches'
import { weighStory } from './weights'

const COLD_REQUESTS = 500
/** Stories of the large database, and of the one that it is compared with. */
const [MANY, FEW] = [1_000_000, 1000]

const options = readOptions(process.argv.slice(2))
const progress = (line: string): void => console.error(`  ${line}`)
const notes: string[] = []
const note = (line: string): void => {
  notes.push(line)
  progress(line)
}

const sites: { stop: () => unknown }[] = []
const stop = async (): Promise<void> => {
  for (const site of sites.splice(0)) await site.stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stop().then(() => process.exit(1)))

/** Starts a site, known to `stop` from then on. */
async function open(bundle: string, size: 0 | 1, idleQueue?: string): Promise<Site> {
  const stories = options.sizes[size]
  const site = await startSite(bundle, stories, RESPONSES[size], {}, idleQueue)
  sites.push(site)
  progress(`${stories} stories written in ${site.filledIn.toFixed(1)} s`)
  return site
}

async function run(): Promise<Report> {
  const head = reportHead(options)
  progress('Building…')
  const bundle = await buildBench(options.bundle)
  const small = await open(bundle, 0)
  const cold = await askForColdPage(small, COLD_REQUESTS)
  const compared = await compareAll(small, options, note)
  const large = await open(bundle, 1)
  const scaled = await compareSizes([small, large], options, note)
  const database = [...(await countDatabase(small, COUNTED)), ...(await countDatabase(large, COUNTED))]
  const weights = await weighStory(small)
  const touches = weighTouches()
  const press = await timePress(small)
  const payment = await timePayment(bundle)
  const search = await timeSearch(large)
  const results = { compared, scaled, database, weights, touches, cold, press, payment, search }
  return { ...head, ...results, targets: judge(results), notes }
}

async function hostile(): Promise<void> {
  progress('Building…')
  const site = await open(await buildBench(options.bundle), 0)
  if (!(await runHostile(site, options.minutes, progress))) process.exitCode = 1
}

async function stats(): Promise<void> {
  progress('Building…')
  const bundle = await buildBench(options.bundle)
  const idle = await open(bundle, 0, 'quire-visits')
  if (!(await runStats(idle, await open(bundle, 0), (line) => console.log(line)))) process.exitCode = 1
}

async function large(): Promise<void> {
  progress('Building…')
  const bundle = await buildBench(options.bundle)
  const many = Math.round(options.scale * MANY)
  const states = [await keptState(FEW, progress), await keptState(many, progress)] as const
  const kept: Site[] = []
  for (const [i, stories] of [FEW, many].entries())
    kept.push(await startKept(bundle, states[i] as string, stories))
  sites.push(...kept)
  const isFlat = await runLarge(kept as [Site, Site], states[1], stop, (line) => console.log(line))
  if (!isFlat) process.exitCode = 1
}

async function letters(): Promise<void> {
  progress('Building…')
  const bundle = await buildBench(options.bundle)
  const provider = await startProvider()
  sites.push(provider)
  const site = await startMortal(bundle, FEW, RESPONSES[0], letterVars(provider))
  sites.push(site)
  if (!(await runLetters(site, provider, options, progress))) process.exitCode = 1
}

async function partner(): Promise<void> {
  progress('Building…')
  const bundle = await buildBench(options.bundle)
  if (!(await runPartner(bundle, options, sites, progress))) process.exitCode = 1
}

/** Prints a report, and writes what it was made of. */
function tell(text: string, report: object): void {
  const json = JSON.stringify(report, null, 2)
  console.log(`\n${text}\n`)
  if (options.out) writeFileSync(options.out, `${json}\n`)
  else console.log(json)
}

async function interactions(): Promise<void> {
  progress('Building…')
  const site = await open(await buildBench(options.bundle), 0)
  const report = await runInteractions(site, options, progress)
  tell(printedInteractions(report), report)
  if (!report.verdicts.every(({ isKept }) => isKept)) process.exitCode = 1
}

async function tokens(): Promise<void> {
  progress('Building…')
  const site = await open(await buildBench(options.bundle), 0)
  if (!(await runTokens(site, (line) => console.log(line)))) process.exitCode = 1
}

async function speed(): Promise<void> {
  const report = await run()
  tell(printed(report), report)
}

try {
  if (options.stats) await stats()
  else if (options.large) await large()
  else if (options.letters) await letters()
  else if (options.partner) await partner()
  else if (options.interactions) await interactions()
  else if (options.tokens) await tokens()
  else await (options.hostile ? hostile() : speed())
} finally {
  await stop()
}
