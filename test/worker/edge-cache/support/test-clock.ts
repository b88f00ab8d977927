import type { Clock } from '../../../../worker/platform/clock'

/** A clock that goes on only when it is told to. Starts now, since alarms go by the machine's clock. */
export class TestClock implements Clock {
  #now = Date.now()

  now(): number {
    return this.#now
  }

  /** @param seconds how far to go on. */
  advance(seconds: number): void {
    this.#now += seconds * 1000
  }
}
