/** A reading statement with its parameters. */
export interface Read {
  q: { name: string; sql: string }
  params: readonly (string | number | null)[]
}

/** What tells reads apart. */
export const keyOfRead = ({ q, params }: Read): string => JSON.stringify([q.name, ...params])

/** What a request was planned to read with its first batch, and what it could have read with it. */
export class PlannedReads {
  /** By `keyOfRead`: what was planned, and nobody has taken yet. */
  readonly #planned = new Map<string, Read>()
  /** What left after the first batch, or was planned and taken. */
  readonly #later: Read[] = []
  #hasSent = false
  #isRight = true

  /** @returns the reads by `keyOfRead`. */
  begin(reads: readonly Read[]): ReadonlyMap<string, Read> {
    for (const read of reads) this.#planned.set(keyOfRead(read), read)
    return this.#planned
  }

  /** Somebody takes the rows of what was asked ahead. */
  take(key: string): void {
    const planned = this.#planned.get(key)
    if (planned && this.#planned.delete(key)) this.#later.push(planned)
  }

  /** A batch leaves; these of its reads weren't asked ahead. */
  leaves(reads: readonly Read[]): void {
    if (this.#hasSent && reads.length > 0) {
      this.#isRight = false
      this.#later.push(...reads.map(({ q, params }) => ({ q, params })))
    }
    this.#hasSent = true
  }

  /** What to plan the next time; nothing if the plan was right. */
  get learned(): readonly Read[] | undefined {
    return this.#isRight && this.#planned.size === 0 ? undefined : this.#later
  }
}
