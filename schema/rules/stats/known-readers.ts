import type { Fact } from './facts'
import { MOST_SOURCES, sourceOfPart } from './sources'

/** By what a reader is told apart: what is kept of a hash, and the beginning that thousands of people share. */
export type ReaderName = readonly [kept: string, brief: string]
/** Names of readers: from one up to another, both included. */
export type NameRange = readonly [from: string, to: string]

/** What is known of a reader on a day: the visit that counts for them is kept under this name, or under another. */
export interface KnownReader {
  postId: string
  /** In days since 1970 UTC. */
  day: number
  /** What is kept of a hash; after a reason, of a reader who isn't counted. */
  name: string
  /** The name that the fact is kept under. */
  countedAs: string
  /** Only under the name that it is kept under. */
  fact: Fact | null
}

/** A story, and a source of its readers (`sourcePart`). */
export type StorySource = readonly [postId: string, source: string]

/** The readers of stories who are known on a day, and the sources of stories that are told apart. */
export class KnownReaders {
  readonly #readers = new Map<string, Map<string, KnownReader>>()
  readonly #changed = new Map<string, KnownReader>()
  readonly #sources = new Map<string, Set<string>>()
  /** How many sources a story has that weren't asked for. */
  readonly #others: ReadonlyMap<string, number>
  readonly #newSources: StorySource[] = []

  /**
   * @param sources those of which it is asked whether they are known, if they are.
   * @param counts how many sources each story has.
   */
  constructor(
    readers: readonly KnownReader[],
    sources: readonly StorySource[],
    counts: ReadonlyMap<string, number>,
  ) {
    for (const reader of readers) this.#of(reader.postId, reader.day).set(reader.name, reader)
    for (const [postId, source] of sources) this.#sourcesOf(postId).add(source)
    this.#others = new Map([...counts].map(([postId, all]) => [postId, all - this.#sourcesOf(postId).size]))
  }

  #of(postId: string, day: number): Map<string, KnownReader> {
    const key = `${postId} ${day}`
    const readers = this.#readers.get(key) ?? new Map<string, KnownReader>()
    this.#readers.set(key, readers)
    return readers
  }

  #sourcesOf(postId: string): Set<string> {
    const sources = this.#sources.get(postId) ?? new Set<string>()
    this.#sources.set(postId, sources)
    return sources
  }

  has(postId: string, day: number, name: string): boolean {
    return this.#of(postId, day).has(name)
  }

  /** Whoever holds the facts of the readers with these names. */
  find(postId: string, day: number, ranges: readonly NameRange[]): KnownReader[] {
    const readers = this.#of(postId, day)
    const known = ranges.flatMap(([from, to]) =>
      from === to
        ? (readers.get(from) ?? [])
        : [...readers.values()].filter(({ name }) => name >= from && name <= to),
    )
    const holders = new Set(known.map(({ countedAs }) => countedAs))
    return [...holders].flatMap((name) => readers.get(name) ?? [])
  }

  put(reader: KnownReader): void {
    this.#of(reader.postId, reader.day).set(reader.name, reader)
    this.#changed.set(`${reader.postId} ${reader.day} ${reader.name}`, reader)
  }

  /** A source, if it is told apart from the story's others; otherwise its kind alone. */
  sourceToCount(postId: string, part: string): string {
    const { kind, name } = sourceOfPart(part)
    if (name === '') return kind
    const known = this.#sourcesOf(postId)
    if (known.has(part)) return part
    if (known.size + (this.#others.get(postId) ?? 0) >= MOST_SOURCES) return kind
    known.add(part)
    this.#newSources.push([postId, part])
    return part
  }

  /** Readers of whom more or something else is known than before. */
  get changed(): readonly KnownReader[] {
    return [...this.#changed.values()]
  }

  /** Sources that weren't known before. */
  get newSources(): readonly StorySource[] {
    return this.#newSources
  }
}
