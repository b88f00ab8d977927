/**
 * Each project's global setup is loaded on its own; what they share is kept on the process. A thing is made
 * once, by whoever asks first, and things are made one after the other: two builds would be in each other's way.
 */
const state = globalThis as typeof globalThis & {
  quireShared?: { made: Map<string, Promise<unknown>>; last: Promise<unknown> }
}

/** What `make` gives, made once in this process. */
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
