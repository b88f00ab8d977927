/** Thrown when a turn didn't come in time or too many wait already. Answer: 503, try again. */
export class BusyError extends Error {
  override name = 'BusyError'
}

export interface TurnstileLimits {
  /** How many may work at a time. */
  working: number
  /** How many may wait. */
  waiting: number
  /** Milliseconds that one waits at most. */
  patience: number
  /** Milliseconds that one works at most: the answer is given up then, and the place is free again. */
  duration: number
}

interface Place {
  key: string
  /** When it is free again, whatever happens. */
  until: number
}

/** Milliseconds. */
const LOOK_AGAIN = 10

/**
 * Lets a few through at a time, in the order they came, and never two with the same key. Each request looks by
 * its own timer and never wakes another, and every place has an end: a request that is broken off in the
 * middle neither hangs the others nor keeps its place. Rule: docs/rules/images.md, "Under load".
 */
export class Turnstile {
  #working = new Map<symbol, Place>()
  #waiting = new Map<symbol, Place>()

  constructor(private readonly limits: TurnstileLimits) {}

  /** Runs `work` when its turn has come. @throws BusyError */
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

  /** Who may go in: the first whose key nobody works on. */
  #next(): symbol | undefined {
    if (this.#working.size >= this.limits.working) return undefined
    const busy = new Set(Array.from(this.#working.values(), (place) => place.key))
    for (const [who, { key }] of this.#waiting) if (!busy.has(key)) return who
    return undefined
  }

  /** Drops the places of those who are gone: a broken-off request cleans up nothing. */
  #forget(): void {
    const past = Date.now() - LOOK_AGAIN * 2
    for (const places of [this.#working, this.#waiting])
      for (const [who, { until }] of places) if (until < past) places.delete(who)
  }
}
