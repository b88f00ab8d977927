/* Whatever the browser keeps goes through this folder: each item says whose it is, so that the next person who signs in
   doesn't see it, and signing out finds it. Rule: docs/rules/identity.md, "What the browser keeps". */

/** What the names of all items begin with. */
export const KEPT = 'kept:'
/** Items of a person: `kept:of:{id}:{name}`. */
export const OF_PERSON = `${KEPT}of:`
/** Words of a person that the server may not have: `kept:words:{id}:{name}`. */
export const WORDS_OF = `${KEPT}words:`
/** When a visitor last kept something to take along, in milliseconds since 1970. */
const LEFT_AT = `${KEPT}left-at`
/** Whose a tab is; absent from a visitor's. */
const TAB_OF = `${KEPT}tab-of`
/** Marks an item that is read before the page knows whose it is. */
export const UNOWNED = '@'

/** How long a visitor's things are taken along by whoever signs in, in milliseconds: others have come by then. */
const TAKEN_ALONG = 3_600_000

/**
 * Whose an item is: the browser's (it says nothing of a person), a person's, or words of a person that nobody else has.
 * What is `early` is a person's too, but its name is the browser's: it is read before the page knows its viewer.
 */
type Of = 'browser' | 'person' | 'words' | 'early'

interface Options {
  of: Of
  /** It ends with the tab. */
  isOfTab?: boolean
  /** What a visitor has kept becomes that of the person who signs in. */
  isTakenAlong?: boolean
}

export interface KeptItem {
  /** Null if there is nothing; undefined if the browser keeps nothing. */
  read(): string | null | undefined
  /** Returns whether the browser keeps it. */
  write(value: string): boolean
  remove(): void
}

let owner = ''

/** The id of the viewer, who owns what is kept; empty for a visitor. */
export const keptOwner = (): string => owner

/** Where storage is forbidden, even looking at it throws. */
export function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The beginning of the names of what the viewer pressed offline. */
export const pressedBy = (): string => `${OF_PERSON}${owner}:press:`

/** Whether there is any of that; a visitor presses nothing. */
export const hasPresses = (): boolean =>
  owner !== '' && attempt(() => Object.keys(localStorage).some((key) => key.startsWith(pressedBy()))) === true

/**
 * Said once, before the page is taken over. A tab that was somebody else's is emptied: the router, too, keeps in it where
 * they were.
 */
export function setKeptOwner(id: string): void {
  owner = id
  attempt(() => {
    const before = sessionStorage.getItem(TAB_OF)
    if (before !== null && before !== id) sessionStorage.clear()
    if (id !== '') sessionStorage.setItem(TAB_OF, id)
  })
}

/** Names what the browser keeps; whose it is decides who sees it and when it goes. */
export function kept(name: string, { of, isOfTab = false, isTakenAlong = false }: Options): KeptItem {
  const storage = () => (isOfTab ? sessionStorage : localStorage)
  const plain = KEPT + name
  const key = () => {
    if (of === 'browser' || of === 'early' || owner === '') return plain
    return `${of === 'words' ? WORDS_OF : OF_PERSON}${owner}:${name}`
  }
  /** Moves what the viewer has kept before they signed in. */
  const takeAlong = () => {
    const before = storage().getItem(plain)
    if (before === null || Date.now() - Number(localStorage.getItem(LEFT_AT)) > TAKEN_ALONG) return null
    storage().setItem(key(), before)
    storage().removeItem(plain)
    return before
  }
  return {
    read: () => attempt(() => storage().getItem(key()) ?? (isTakenAlong && owner ? takeAlong() : null)),
    write: (value) =>
      attempt(() => {
        storage().setItem(key(), value)
        if (isTakenAlong && owner === '') localStorage.setItem(LEFT_AT, String(Date.now()))
        if (of === 'early' && owner) localStorage.setItem(`${OF_PERSON}${owner}:${UNOWNED}${name}`, '')
        return true
      }) ?? false,
    remove: () => attempt(() => storage().removeItem(key())),
  }
}
