import { percentile, type Verdict } from '../hostile/verdict'
import type { Brought } from './lists'
import type { Rendering } from './rendering'
import { KILLS, type Sending } from './sending'

/** A reader's p99 while mails go out is at most so many times that without them. */
const MOST_BESIDE = 1.5
/** In the last half of the time the worker has at most so many times the memory of the first. */
const MOST_MEMORY = 1.15
/** A letter takes at most so many times the CPU of its page. */
const MOST_LETTER = 2
/** A line of a long list takes at most so many times as long as one of a short list. */
const MOST_LINE = 1.3
/** A shorter list is brought at once. */
const SEVERAL_PORTIONS = 10_000

const times = (value: number): string => value.toFixed(2)

const atMost = (name: string, value: number, most: number, measured: string): Verdict => ({
  name,
  measured: `${times(value)} (${measured})`,
  wanted: `at most ${most}`,
  isKept: value <= most,
})

const exactly = (name: string, measured: number, wanted: number): Verdict => ({
  name,
  measured: String(measured),
  wanted: String(wanted),
  isKept: measured === wanted,
})

/** Judges the sending of a letter: who has it first of all. */
export function judgeSending({ told, letter, ...readings }: Sending, recipients: number): Verdict[] {
  const [beside, alone] = [percentile(readings.beside, 0.99), percentile(readings.alone, 0.99)]
  const half = Math.floor(readings.memory.length / 2)
  const [first, last] = [
    Math.max(...readings.memory.slice(0, half)),
    Math.max(...readings.memory.slice(half)),
  ]
  return [
    exactly('recipients who have a mail', told.addresses, recipients),
    exactly('mails, by their keys', told.mails, recipients),
    exactly('mails handed over again with other words', told.changed, 0),
    exactly('counted as sent', letter.sentCount, recipients),
    exactly('counted as failed, or as having left', letter.failedCount + letter.leftCount, 0),
    exactly('workers killed', readings.kills, KILLS),
    {
      name: 'answers lost',
      measured: `${((100 * told.lost) / told.requests).toFixed(1)} % (${told.lost} of ${told.requests} requests)`,
      wanted: '2 %',
      isKept: told.lost / told.requests > 0.015 && told.requests > recipients,
    },
    atMost(
      'memory, last half / first half',
      last / first,
      MOST_MEMORY,
      `${last.toFixed(0)} MB, ${first.toFixed(0)} MB`,
    ),
    atMost(
      'a reader’s p99, while it is sent / without',
      beside / alone,
      MOST_BESIDE,
      `${beside.toFixed(1)} ms of ${readings.beside.length}, ${alone.toFixed(1)} ms of ${readings.alone.length}`,
    ),
    exactly('readers without a page', readings.failures, 0),
  ]
}

/** Judges a letter by its page. */
export const judgeLetter = ({ page, letter }: Rendering): Verdict =>
  atMost(
    'CPU, a story as a letter / its page',
    letter / page,
    MOST_LETTER,
    `${times(letter)} ms, ${times(page)} ms`,
  )

/** Judges a long list by a short one. */
export function judgeLists(short: Brought, long: Brought): Verdict[] {
  const perLine = ({ lines }: Brought, milliseconds: number) => milliseconds / lines
  const row = (name: string, of: (brought: Brought) => number) => {
    const [few, many] = [perLine(short, of(short)), perLine(long, of(long))]
    const measured = `${many.toFixed(3)} ms of ${long.lines} lines, ${few.toFixed(3)} ms of ${short.lines}`
    return atMost(`list, ${name} a line, many / few`, many / few, MOST_LINE, measured)
  }
  return [
    exactly('people whom the list has brought', long.added, long.lines),
    row('time', ({ took }) => took),
    row('CPU', ({ cpu }) => cpu),
    {
      name: 'list, states of progress seen',
      measured: String(long.steps),
      wanted: `more than the beginning and the end, of ${SEVERAL_PORTIONS} lines or more`,
      isKept: long.steps > 2 || long.lines < SEVERAL_PORTIONS,
    },
  ]
}
