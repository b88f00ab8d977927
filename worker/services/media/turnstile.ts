/** Thrown if a turn didn't come in time or too many are waiting already. Respond with 503. */
export class BusyError extends Error {
  override name = 'BusyError'
}

export interface TurnstileLimits {
  /** How many may work at a time. */
  working: number
  /** How many may wait. */
  waiting: number
  /** The longest wait, in milliseconds. */
  patience: number
  /** The longest turn, in milliseconds: the result is abandoned then, and the place is free again. */
  duration: number
}

interface Place {
  key: string
  /** When the place is free again, whatever happens. */
  until: number
}

/** Milliseconds. */
const LOOK_AGAIN = 10

/**
 * Lets a few through at a time, in order of arrival, and never two with the same key. Each request has its
 * own timer and never wakes another, and every place expires: an aborted request neither blocks the others
 * nor keeps its place. Rule: docs/rules/images.md, "Under load".
 */
export class Turnstile {
  #working = new Map<symbol, Place>()
  #waiting = new Map<symbol, Place>()

  constructor(private readonly limits: TurnstileLimits) {}

  /** Runs `work` when its turn comes. @throws BusyError */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const me = Symbol(key)
    await this.#enter(me, key)
    let timer: ReturnType<typeof setTimeout> | undefined
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new BusyError('took too long')), this.limits.duration)
    })
    try {
      return await Promise.race([work(), limit])
    } finally {
      clearTimeout(timer)
      this.#working.delete(me)
    }
  }

  async #enter(me: symbol, key: string): Promise<void> {
    this.#forget()
    if (this.#waiting.size >= this.limits.waiting) throw new BusyError('too many wait')
    const until = Date.now() + this.limits.patience
    this.#waiting.set(me, { key, until })
    try {
      while (this.#next() !== me) {
        if (Date.now() >= until) throw new BusyError('waited too long')
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
        this.#forget()
      }
      this.#working.set(me, { key, until: Date.now() + this.limits.duration })
    } finally {
      this.#waiting.delete(me)
    }
  }

  /** The next to be withinLimit: the first whose key isn't in use. */
  #next(): symbol | undefined {
    if (this.#working.size >= this.limits.working) return undefined
    const busy = new Set(Array.from(this.#working.values(), (place) => place.key))
    for (const [who, { key }] of this.#waiting) if (!busy.has(key)) return who
    return undefined
  }

  /** Drops the places of aborted requests, which clean up nothing themselves. */
  #forget(): void {
    const past = Date.now() - LOOK_AGAIN * 2
    for (const places of [this.#working, this.#waiting])
      for (const [who, { until }] of places) if (until < past) places.delete(who)
  }
}
