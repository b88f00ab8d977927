/** What a module keeps between requests. */
interface Memory {
  clear(): void
}

const memories: Memory[] = []

/**
 * Declares what a module remembers of data, of time or of an outside answer for as long as its isolate lives. What
 * follows from the code alone, a parsed document or a loaded font, needs no declaration.
 */
export function isolateMemory<Kept extends Memory>(memory: Kept): Kept {
  memories.push(memory)
  return memory
}

/** Forgets all of it, as if the isolate had just started. The tests do so before each file. */
export function forgetEverything(): void {
  for (const memory of memories) memory.clear()
}
