import { setTimeout as wait } from 'node:timers/promises'
import { LettersOfNewsletter } from '../../../client/features/newsletter/letters/letters-of-newsletter.generated'
import { PauseLetter } from '../../../client/features/newsletter/letters/pause-letter.generated'
import { ResumeLetter } from '../../../client/features/newsletter/letters/resume-letter.generated'
import { SendLetter } from '../../../client/features/newsletter/letters/send-letter.generated'
import { phase } from '../hostile/phase'
import type { MortalSite } from '../site'
import { LETTER_STORY, SENDING } from './audience'
import { operate } from './operate'
import type { Told } from './provider'
import type { Provider } from './start-provider'

/** Mails a minute, as the configuration has it. */
export const PER_MINUTE = 6000
/** How often the worker is killed. */
export const KILLS = 3
/** Milliseconds between two runs of the cron: more often than on the platform, so that a kill costs less time. */
const CRON_EVERY = 10_000
const LOOK_EVERY = 1000
/** Milliseconds without a mail after which nothing more is hoped for: a killed worker's claims end after two minutes. */
const SILENT = 5 * 60_000
/** How long readers are timed at a time: a share of the time that the letter takes, within these bounds. */
const TIMED = { share: 0.06, least: 3000, most: 60_000 }
const WARM_UP = 4000

/** What a whole run of a letter came to. */
export interface Sending {
  told: Told
  letter: { sentCount: number; failedCount: number; leftCount: number }
  /** Seconds from the first mail to the last. */
  seconds: number
  kills: number
  /** Megabytes of the worker, in the order of time. */
  memory: number[]
  /** Milliseconds of readers' pages, while mails go out and while none do. */
  beside: number[]
  alone: number[]
  /** Readers who got no page. */
  failures: number
}

/** When workers are killed: after so many mails, each at a random one of its own stretch of the letter. */
const killsOf = (recipients: number): number[] =>
  Array.from({ length: KILLS }, (_, i) => Math.round(recipients * (0.2 + i * 0.27 + 0.1 * Math.random())))

/** Sends a letter to everybody, with readers, kills and lost answers, and waits until it is out. */
export async function sendToAll(
  site: MortalSite,
  provider: Provider,
  recipients: number,
  progress: (line: string) => void,
): Promise<Sending> {
  const readings = {
    kills: 0,
    memory: [] as number[],
    beside: [] as number[],
    alone: [] as number[],
    failures: 0,
  }
  const timed = Math.min(TIMED.most, Math.max(TIMED.least, (TIMED.share * recipients * 60_000) / PER_MINUTE))
  let isRunning = true

  const letterNow = async () => {
    const { newsletter } = await operate(site.now, LettersOfNewsletter, { newsletterId: SENDING })
    const letter = newsletter?.letters?.letters[0]
    if (!letter) throw new Error('The letter is gone')
    return letter
  }
  const isOut = async (): Promise<boolean> => (await letterNow()).state === 'SENT'
  /** Waits for a count of mails. @throws if nothing goes out for too long. */
  async function until(wanted: (count: number) => boolean | Promise<boolean>, pause = 50): Promise<void> {
    let [last, since] = [-1, performance.now()]
    for (;;) {
      const count = await provider.count()
      if (await wanted(count)) return
      if (count !== last) [last, since] = [count, performance.now()]
      else if (performance.now() - since > SILENT) throw new Error(`Nothing goes out after ${count} mails`)
      await wait(pause)
    }
  }
  async function goesOn(): Promise<void> {
    const before = await provider.count()
    await until((count) => count > before)
  }
  async function readers(into: number[], milliseconds: number): Promise<void> {
    const { readers: times, failures } = await phase(site.now, milliseconds, [])
    into.push(...times)
    readings.failures += failures
  }
  const timeBeside = () => readers(readings.beside, timed)
  /** Times readers while the letter is paused. */
  async function timeAlone(letterId: string): Promise<void> {
    await operate(site.now, PauseLetter, { letterId })
    // The round that was going out still does.
    for (let last = -1, count = 0; last !== count; count = await provider.count()) {
      last = count
      await wait(1000)
    }
    await readers(readings.alone, timed)
    await operate(site.now, ResumeLetter, { letterId })
    await goesOn()
  }
  async function every(milliseconds: number, work: () => unknown): Promise<void> {
    while (isRunning) {
      // A site that is being killed answers nothing.
      await Promise.resolve(work()).catch(() => {})
      await wait(milliseconds)
    }
  }

  async function send(): Promise<void> {
    const input = { newsletterId: SENDING, postId: LETTER_STORY, subject: 'A letter to many' }
    const { sendLetter } = await operate(site.now, SendLetter, { input })
    if (!('id' in sendLetter)) throw new Error(JSON.stringify(sendLetter))
    await goesOn()
    for (const [life, kill] of [...killsOf(recipients), undefined].entries()) {
      // What is read for the first time after a start isn't in any memory: no usual page.
      await readers([], WARM_UP)
      const turns =
        life % 2 === 0
          ? [timeBeside, () => timeAlone(sendLetter.id)]
          : [() => timeAlone(sendLetter.id), timeBeside]
      for (const turn of turns) if (!(await isOut())) await turn()
      if (kill === undefined) break
      await until((count) => count >= kill, 1 + Math.random() * 40)
      progress(`Killed after ${await provider.count()} mails`)
      await site.kill()
      readings.kills += 1
      await goesOn()
    }
    await until(isOut, LOOK_EVERY)
  }

  const started = performance.now()
  const beside = [
    every(CRON_EVERY, () => site.now.cron()),
    every(LOOK_EVERY, () => {
      const memory = site.now.memory()
      if (memory !== undefined) readings.memory.push(memory)
    }),
  ]
  try {
    await send()
  } finally {
    isRunning = false
    await Promise.all(beside)
  }
  const { sentCount, failedCount, leftCount } = await letterNow()
  const seconds = (performance.now() - started) / 1000
  return { told: await provider.told(), letter: { sentCount, failedCount, leftCount }, seconds, ...readings }
}
