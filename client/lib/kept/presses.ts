import type { Operation } from '../../../schema/operation'
import { newId } from '../../../schema/rules/new-id'
import { attempt, type KeptItem, kept, keptOwner, pressedBy } from './item'

/* What somebody has pressed and the browser can't send yet. It is theirs and goes with signing out: docs/rules/ui.md,
   "Offline". */

/** An operation with its variables. */
export interface Sending {
  operation: Operation<unknown, unknown>
  variables: unknown
}

/** What was pressed. */
export interface Press extends Sending {
  /** What is sent with the id of the answer as one more variable. */
  then?: Sending & { withIdAs: string }
  /** The kept words (`kept`, "words") that have arrived with it. */
  clears?: string
}

/** A press in the browser's store; times in milliseconds since 1970. */
export interface KeptPress extends Press {
  pressedAt: number
  /** When it may have arrived first, although nobody knows. */
  triedAt?: number
}

const PRESS = 'press:'
const itemOf = (id: string): KeptItem => kept(PRESS + id, { of: 'person' })

/** Whoever holds this lock of a press sends it; it goes with its tab. */
const lockOf = (id: string): string => `quire:${PRESS}${id}`

/** The ids of the presses that this tab sends itself. */
const own = new Set<string>()

/** Held until what it returns is called. */
function hold(id: string): () => void {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // Only pages over https have locks; without them another tab may send the press, too, which is harmless.
  navigator.locks?.request(lockOf(id), () => released).catch(() => {})
  return release
}

/** A press that this page sends; it outlives the page once it is kept. */
export interface Pressed {
  /** Keeps it in the browser. Returns whether the browser does. */
  keep(): boolean
  /** It has an answer, or was replaced. Returns whether it was kept. */
  forget(): boolean
}

/** Says what was pressed. */
export function pressed<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
  more: Pick<Press, 'then' | 'clears'> = {},
): Pressed {
  const id = newId()
  const press: KeptPress = { operation, variables, ...more, pressedAt: Date.now() }
  let release: (() => void) | undefined
  return {
    keep: () => {
      if (release) return true
      if (!keptOwner() || !itemOf(id).write(JSON.stringify(press))) return false
      own.add(id)
      release = hold(id)
      return true
    },
    forget: () => {
      if (!release) return false
      itemOf(id).remove()
      own.delete(id)
      release()
      release = undefined
      return true
    },
  }
}

/** A press as it was kept; nothing if something else stands there. */
function read(id: string): KeptPress | undefined {
  const text = itemOf(id).read()
  return text ? attempt(() => JSON.parse(text) as KeptPress) : undefined
}

/** The ids of the viewer's presses that tabs have left, in the order in which they were pressed. */
export function leftPresses(): string[] {
  const before = pressedBy()
  const ids = (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(before))
    .map((key) => key.slice(before.length))
    .filter((id) => !own.has(id))
  const at = (id: string) => read(id)?.pressedAt ?? 0
  return keptOwner() ? ids.toSorted((a, b) => at(a) - at(b)) : []
}

/** What can be done with a press that a tab has left. */
export interface LeftPress {
  press: KeptPress
  /** Notes that it may arrive from now on. */
  tried(): void
  remove(): void
}

/**
 * Takes up a press once no other tab has it, unless it is done by then. Returns whether the next one may follow.
 */
export async function takeUp(id: string, work: (left: LeftPress) => Promise<boolean>): Promise<boolean> {
  const begin = async () => {
    const item = itemOf(id)
    const press = read(id)
    if (!press) {
      item.remove()
      return true
    }
    return work({
      press,
      tried: () => void item.write(JSON.stringify({ triedAt: Date.now(), ...press } satisfies KeptPress)),
      remove: () => item.remove(),
    })
  }
  if (!navigator.locks) return begin()
  return navigator.locks.request(lockOf(id), begin)
}
