import { readdirSync, readFileSync } from 'node:fs'

/** A file's text, or nothing if it is gone or doesn't exist on this system. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** The ids of this process's own workerd processes; none without /proc. */
export function ownRuntimes(): string[] {
  try {
    return readdirSync('/proc').filter((id) => {
      if (!/^\d+$/.test(id) || !read(`/proc/${id}/cmdline`)?.includes('workerd')) return false
      // The name, which may contain anything, ends with the last parenthesis; state and parent follow it.
      const [, parent] = read(`/proc/${id}/stat`)?.split(') ').at(-1)?.split(' ') ?? []
      return parent === String(process.pid)
    })
  } catch {
    return []
  }
}

/** Megabytes of memory that a process has now; nothing if unknown. */
export function residentMemory(id: string | undefined): number | undefined {
  const kilobytes = id && /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${id}/status`) ?? '')?.[1]
  return kilobytes ? Number(kilobytes) / 1024 : undefined
}

/** Milliseconds of CPU that a process has used so far; nothing if unknown. */
export function cpuTime(id: string | undefined): number | undefined {
  if (id === undefined) return undefined
  try {
    const nanoseconds = readdirSync(`/proc/${id}/task`).map((task) =>
      Number(read(`/proc/${id}/task/${task}/schedstat`)?.split(' ')[0] ?? 0),
    )
    return nanoseconds.reduce((a, b) => a + b, 0) / 1e6
  } catch {
    return undefined
  }
}
