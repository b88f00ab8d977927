/**
 * Each project's global setup is loaded separately; what they share is kept on the process. Each thing is
 * made once, by the first to need it, and one after the other, because two builds would disturb each other.
 */
const state = globalThis as typeof globalThis & {
  quireShared?: { made: Map<string, Promise<unknown>>; last: Promise<unknown> }
}

/** The result of `make`, made once in this process. */
export function shared<Thing>(name: string, make: () => Promise<Thing>): Promise<Thing> {
  state.quireShared ??= { made: new Map(), last: Promise.resolve() }
  const { made, last } = state.quireShared
  const known = made.get(name) as Promise<Thing> | undefined
  if (known) return known
  const thing = last.catch(() => {}).then(make)
  made.set(name, thing)
  state.quireShared.last = thing
  return thing
}
