import { type ForwardedLine, type LogServiceEnv, openLogService } from './log-service'

/** The length at which a text that isn't a line of ours is cut, in characters. */
const LONGEST_TEXT = 5000

const textOf = (printed: readonly unknown[]): string =>
  printed
    .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
    .join(' ')
    .slice(0, LONGEST_TEXT)

/** A line that is an object with an event is forwarded as it is, anything else as its text. */
function lineOf(printed: readonly unknown[]): ForwardedLine {
  const [first] = printed
  try {
    const line: unknown = typeof first === 'string' ? JSON.parse(first) : undefined
    if (typeof line === 'object' && line !== null && 'event' in line)
      return { ...(line as { event: string }), source: 'quire', status: 'error' }
  } catch {
    // It is a sentence.
  }
  return { source: 'quire', status: 'error', event: 'printed', detail: textOf(printed) }
}

/** Lines of `openLog`, which forwards them itself, begin with their level. */
const isOfLog = ([first]: readonly unknown[]): boolean =>
  typeof first === 'string' && first.startsWith('{"level":')

/**
 * Forwards errors that are printed by code which has no log of its own: jobs, durable objects, libraries. Without a
 * logging service nothing changes. Rule: docs/rules/telemetry.md, "Logs".
 *
 * @param later keeps the worker alive while a line is forwarded. It may throw where nothing is being answered.
 * @returns what ends it.
 */
export function forwardErrors(env: LogServiceEnv, later: (work: Promise<unknown>) => void): () => void {
  if (!env.LOG_SERVICE_URL) return () => {}
  const print = console.error
  // What goes wrong with forwarding is printed too.
  let isForwarding = false
  console.error = (...printed: unknown[]) => {
    print.apply(console, printed)
    if (isForwarding || isOfLog(printed)) return
    isForwarding = true
    try {
      const service = openLogService(env)
      if (service) later(service.forward(lineOf(printed)))
    } catch {
      // It was printed all the same.
    } finally {
      isForwarding = false
    }
  }
  return () => {
    console.error = print
  }
}
