import { median } from '../http'

/** What the browser tells of an event (`PerformanceEventTiming`), in milliseconds. */
export interface EventTiming {
  name: string
  /** 0 for events that are no part of an interaction. */
  interactionId: number
  startTime: number
  processingStart: number
  processingEnd: number
  /** Until the next frame was shown, in steps of 8. */
  duration: number
}

/** What an interaction took, in milliseconds. */
export interface Interaction {
  /** From the press to the next frame that is shown. */
  total: number
  /** Of that: until the page began with it, what the page did, and what the browser did to show it. */
  waited: number
  worked: number
  shown: number
  /** Until the page showed what was done, in this frame or a later one. */
  done: number
}

/**
 * What the page's thread works until it is done, in milliseconds of CPU, which other work on the machine changes less than
 * the time that passes.
 */
export interface Work {
  all: number
  script: number
  style: number
}

/** The browser tells nothing of events that took less. */
export const LEAST = 16
/** How exactly it tells. */
const STEP = 8

/**
 * An interaction by its events, the longest of which counts: a press is three, of a pointer that goes down and up and of
 * the click. What the page did in the same frame for other events is part of it.
 */
export function interactionOf(events: readonly EventTiming[]): Omit<Interaction, 'done'> {
  const [longest] = events
    .filter(({ interactionId }) => interactionId > 0)
    .toSorted((a, b) => b.duration - a.duration)
  if (!longest) return { total: LEAST, waited: 0, worked: 0, shown: LEAST }
  const end = ({ startTime, duration }: EventTiming): number => startTime + duration
  const together = events.filter((event) => Math.abs(end(event) - end(longest)) <= STEP)
  const began = Math.min(...together.map(({ processingStart }) => processingStart))
  const ended = Math.max(...together.map(({ processingEnd }) => processingEnd))
  const [waited, worked] = [Math.max(0, began - longest.startTime), ended - began]
  return { total: longest.duration, waited, worked, shown: longest.duration - waited - worked }
}

/** The median of each part. */
export function middleOf<Part extends string>(rounds: readonly Readonly<Record<Part, number>>[]) {
  const parts = Object.keys(rounds[0] ?? {}) as Part[]
  return Object.fromEntries(
    parts.map((part) => [part, median(rounds.map((round) => round[part]))]),
  ) as Record<Part, number>
}
