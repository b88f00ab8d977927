import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { phase } from '../hostile/phase'
import type { Readings } from '../hostile/verdict'
import type { BenchOptions } from '../options'
import { machineFacts, verdictTable } from '../report'
import { fillState, type MortalSite, openMortal } from '../site'
import { ADMIN_KEY, type Closing, closePart, closeWhole } from './closing'
import { type Filled, fillMonth } from './fill'
import { type ClosedMonths, judgeClosing } from './judge'

const MEMBERS = 100_000
/** Stories that readers read. */
const STORIES = 1000
/** How long readers are timed before and after a month is closed: a share of the time that closing takes, within these bounds, in milliseconds. */
const TIMED = { share: 400, least: 30_000, most: 120_000 }
/** What is read for the first time after a start isn't in any memory: no usual page. */
const WARM_UP = 5000
/** The share of the parts after which the worker is killed. */
const KILLED_AFTER = 0.5

type Progress = (line: string) => void
/** Sites that are running, and folders to delete. */
type Opened = { stop: () => unknown }[]

const vars = { ADMIN_KEY }

function newFolder(opened: Opened): string {
  const folder = mkdtempSync(join(tmpdir(), 'quire-bench-'))
  opened.unshift({ stop: () => rmSync(folder, { recursive: true, force: true }) })
  return folder
}

/** A folder with the databases of so many members. */
async function filled(bundle: string, members: number, opened: Opened, progress: Progress) {
  const state = newFolder(opened)
  let month: Filled | undefined
  const seconds = await fillState({ bundle, state, stories: STORIES, vars }, async (bindings) => {
    month = await fillMonth(bindings, members)
  })
  if (!month) throw new Error('Nothing was filled')
  progress(`${month.members} members and ${month.reads} reads written in ${seconds.toFixed(0)} s`)
  return { state, filled: month }
}

/** A site over a folder, or over a copy of it. */
async function openOver(bundle: string, state: string, opened: Opened): Promise<MortalSite> {
  const site = await openMortal({ bundle, state, stories: STORIES, vars })
  opened.push(site)
  return site
}

/** Closes a month while nobody reads. */
async function closeAlone(bundle: string, state: string, month: string, opened: Opened): Promise<Closing> {
  const site = await openOver(bundle, state, opened)
  const closing = await closeWhole(site, month)
  await site.stop()
  return closing
}

/** Readers who read until they are asked to stop. @returns a function that stops them, and gives their readings. */
function keepReading(site: MortalSite): () => Promise<Readings> {
  let isOver = false
  const readings = phase(site.now, () => isOver, [])
  return () => {
    isOver = true
    return readings
  }
}

/** Closes a month beside readers, and kills the worker once in the middle of a part, for which they stop. */
async function closeBeside(site: MortalSite, month: string, alone: Closing, progress: Progress) {
  const seconds = alone.parts.reduce((sum, part) => sum + part, 0)
  const timed = Math.min(TIMED.most, Math.max(TIMED.least, seconds * TIMED.share))
  await phase(site.now, WARM_UP, [])
  const before = await phase(site.now, timed, [])
  const stretches: Readings[] = []
  let stop = keepReading(site)
  const killAt = Math.floor(alone.parts.length * KILLED_AFTER)
  let kills = 0
  const closing = await closeWhole(site, month, async (done) => {
    if (kills > 0 || done < killAt) return
    stretches.push(await stop())
    const part = closePart(site.now, month).catch(() => {})
    await wait(Math.max(1, ((alone.parts[done] ?? 0) * 1000) / 2))
    await site.kill()
    await part
    kills += 1
    progress(`Killed in part ${done + 1}`)
    await phase(site.now, WARM_UP, [])
    stop = keepReading(site)
  })
  stretches.push(await stop())
  const after = await phase(site.now, timed, [])
  return {
    closing,
    kills,
    without: [...before.readers, ...after.readers],
    beside: stretches.flatMap(({ readers }) => readers),
    failures: stretches.reduce((sum, stretch) => sum + stretch.failures, before.failures + after.failures),
  }
}

/**
 * `npm run bench -- --partner`: closes a month of many members, and of half as many. Returns whether it is as wanted.
 * Target: docs/bench.md, "A month of the partner programme".
 *
 * @param opened gets what is to be stopped in the end.
 */
export async function runPartner(
  bundle: string,
  { scale }: Pick<BenchOptions, 'scale'>,
  opened: Opened,
  progress: Progress,
): Promise<boolean> {
  const { cpu, cores, loadAverage } = machineFacts()
  const members = Math.round(MEMBERS * scale)
  const small = await filled(bundle, Math.round(members / 2), opened, progress)
  const half = await closeAlone(bundle, small.state, small.filled.month, opened)
  const large = await filled(bundle, members, opened, progress)
  const copy = newFolder(opened)
  cpSync(large.state, copy, { recursive: true })
  const { month } = large.filled
  const whole = await closeAlone(bundle, large.state, month, opened)
  progress(`Closed in ${whole.parts.length} parts; now beside readers…`)
  const { closing, ...beside } = await closeBeside(
    await openOver(bundle, copy, opened),
    month,
    whole,
    progress,
  )
  const closedMonths: ClosedMonths = {
    ...beside,
    half: half.parts,
    whole: whole.parts,
    killed: closing.parts,
    sheets: { whole: whole.sheet, killed: closing.sheet },
  }
  const verdicts = judgeClosing(closedMonths)
  console.log(
    `\n${members} members, ${large.filled.reads} reads of ${large.filled.stories} stories by ${large.filled.writers} writers, on ${cores} × ${cpu}, load before ${loadAverage}.\n`,
  )
  console.log(verdictTable(verdicts))
  if (whole.cpu !== undefined && half.cpu !== undefined)
    console.log(
      `\nCPU of the worker: ${(whole.cpu / 1000).toFixed(1)} s, ${(half.cpu / 1000).toFixed(1)} s of half.`,
    )
  return verdicts.every(({ isKept }) => isKept)
}
