import type { Sheet } from '../../../schema/rules/partner/sheet'
import { percentile, type Verdict } from '../hostile/verdict'

/** Seconds that one part takes at most. */
const MOST_SECONDS = 30
/** Twice as many members take at most so many times as long. */
const MOST_GROWTH = 2.2
/** A reader's p99 during the close is at most so many times that before and after it. */
const MOST_BESIDE = 1.5

/** What a run came to. Parts are in seconds, readers' pages in milliseconds. */
export interface ClosedMonths {
  half: readonly number[]
  whole: readonly number[]
  /** Of the month whose worker was killed. */
  killed: readonly number[]
  kills: number
  sheets: { whole: Sheet; killed: Sheet }
  beside: readonly number[]
  without: readonly number[]
  failures: number
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** A sheet without when it was closed. */
const resultOf = ({ closedAt: _, ...sheet }: Sheet): string => JSON.stringify(sheet)

/** Judges a run. Target: docs/bench.md, "A month of the partner programme". */
export function judgeClosing({
  half,
  whole,
  killed,
  kills,
  sheets,
  beside,
  without,
  failures,
}: ClosedMonths): Verdict[] {
  const longest = Math.max(...half, ...whole, ...killed)
  const growth = sum(whole) / sum(half)
  const [during, otherwise] = [percentile(beside, 0.99), percentile(without, 0.99)]
  const isSame = resultOf(sheets.whole) === resultOf(sheets.killed)
  return [
    {
      name: 'longest part',
      measured: `${longest.toFixed(1)} s of ${whole.length} parts`,
      wanted: `at most ${MOST_SECONDS} s`,
      isKept: longest <= MOST_SECONDS,
    },
    {
      name: 'time, twice as many members / half',
      measured: `${growth.toFixed(2)} (${sum(whole).toFixed(1)} s, ${sum(half).toFixed(1)} s)`,
      wanted: `at most ${MOST_GROWTH}`,
      isKept: growth <= MOST_GROWTH,
    },
    {
      name: 'killed in the middle of a part, and resumed',
      measured: `${kills} killed, ${isSame ? 'the same sheet' : 'another sheet'}`,
      wanted: '1 killed, the same sheet',
      isKept: kills === 1 && isSame,
    },
    {
      name: 'a reader’s p99, during the close / before and after',
      measured: `${(during / otherwise).toFixed(2)} (${during.toFixed(1)} ms of ${beside.length}, ${otherwise.toFixed(1)} ms of ${without.length})`,
      wanted: `at most ${MOST_BESIDE}`,
      isKept: during / otherwise <= MOST_BESIDE,
    },
    {
      name: 'readers without a page',
      measured: String(failures),
      wanted: '0',
      isKept: failures === 0,
    },
  ]
}
