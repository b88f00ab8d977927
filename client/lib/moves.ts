/** What happens when the reader moves on: an address is left for another, and later that one's page is drawn. */
interface Moves {
  /** The reader has followed a link: its address as it is written; nothing for a move that code makes. */
  followed: string | undefined
  /** Whether the path is another one, rather than only the query or the fragment. */
  leaving: boolean
  drawn: undefined
}

type Listener<Name extends keyof Moves> = (detail: Moves[Name]) => void

const listeners: { [Name in keyof Moves]: Set<Listener<Name>> } = {
  followed: new Set(),
  leaving: new Set(),
  drawn: new Set(),
}

/** @returns what ends listening. */
export function onMove<Name extends keyof Moves>(name: Name, listener: Listener<Name>): () => void {
  const all: Set<Listener<Name>> = listeners[name]
  all.add(listener)
  return () => void all.delete(listener)
}

/** Told by what moves on. */
export function announceMove<Name extends keyof Moves>(name: Name, detail: Moves[Name]): void {
  for (const listener of [...listeners[name]]) listener(detail)
}
