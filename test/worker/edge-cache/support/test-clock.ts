import type { Clock } from '../../../../worker/platform/clock'

/** A clock that advances only on command. Starts now, since alarms follow the machine's clock. */
export class TestClock implements Clock {
  #now = Date.now()

  now(): number {
    return this.#now
  }

  /** @param seconds how far to advance. */
  advance(seconds: number): void {
    this.#now += seconds * 1000
  }
}
