import type { SearchResult } from './ask'

/** Where a search stands: `loading` keeps what there was, `error` shows nothing. */
export interface SearchStatus {
  status: 'loading' | 'success' | 'error'
  results: readonly SearchResult[]
}

/** Searches whose results are kept. */
const MOST = 50

/** The searches of a visit by their keys, and who wants to know about changes. Rule: docs/rules/search.md, "The box". */
export class SearchCache {
  readonly #known = new Map<string, SearchStatus>()
  readonly #listeners = new Set<() => void>()
  /** What a search shows until it has its own results: those of the one before. */
  #pending: SearchStatus = { status: 'loading', results: [] }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  read = (key: string): SearchStatus => this.#known.get(key) ?? this.#pending

  /** Searches, unless the search has succeeded or is running; a failed one is run again. */
  async run(key: string, ask: () => Promise<readonly SearchResult[]>): Promise<void> {
    const before = this.#known.get(key)
    if (before && before.status !== 'error') return
    this.#set(key, this.#pending)
    try {
      const results = await ask()
      this.#pending = { status: 'loading', results }
      this.#set(key, { status: 'success', results })
    } catch {
      this.#pending = { status: 'loading', results: [] }
      this.#set(key, { status: 'error', results: [] })
    }
  }

  #set(key: string, status: SearchStatus): void {
    this.#known.delete(key)
    this.#known.set(key, status)
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST) break
      this.#known.delete(oldest)
    }
    for (const listener of this.#listeners) listener()
  }
}
