import type { Verdict } from '../hostile/verdict'
import { PRESS_TO_PAINTED } from '../targets'
import type { Interaction, Work } from './timing'

/** Milliseconds from an interaction to the next paint, on a machine that is four times slower. */
export const NEXT_PAINT = 100

/** What was measured of one act. */
export interface Acted {
  name: string
  took: Interaction
  work: Work
}

/** Milliseconds from a press on slow 4G to the painted page, and what a bare button takes for it in the same run. */
export interface Pressed {
  link: number
  bare: number
}

const atMost = (name: string, value: number, most: number, measured: string): Verdict => ({
  name,
  measured: `${Math.round(value)} ms${measured}`,
  wanted: `at most ${most} ms`,
  isKept: value <= most,
})

/** Judges each act by itself; the bare button says how fast the machine is. */
export const judgeInteractions = (
  acted: readonly Pick<Acted, 'name' | 'took'>[],
  pressed: Pressed,
): Verdict[] => [
  ...acted.map(({ name, took: { total } }) => atMost(name, total, NEXT_PAINT, '')),
  atMost(
    'a press on slow 4G, to the painted page',
    pressed.link,
    PRESS_TO_PAINTED,
    `, a bare button ${Math.round(pressed.bare)}`,
  ),
]
