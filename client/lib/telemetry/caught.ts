import { ERROR_QUEUE } from '../../../schema/rules/error-reports'

/** An error of the page, and when and where it happened. */
export interface CaughtError {
  error: unknown
  /** Milliseconds since 1970 UTC. */
  at: number
  location: string
  /** The file and line that the browser names; absent for errors that a component threw. */
  file?: string
  line?: number
}

const waiting: CaughtError[] = []
let wake: (() => void) | undefined

/**
 * Notes an error, so that it is reported. What reports it is loaded with the first one. Rule: docs/rules/telemetry.md,
 * "Errors".
 */
export function noteError(error: unknown, more: Pick<CaughtError, 'file' | 'line'> = {}): void {
  if (waiting.length >= ERROR_QUEUE) return
  waiting.push({ error, at: Date.now(), location: location.href, ...more })
  wake?.()
}

/** Returns what has been noted. */
export const takeErrors = (): CaughtError[] => waiting.splice(0)

/** Calls a function whenever there is something noted, instead of the one before it. */
export function onErrors(listener: () => void): void {
  wake = listener
  if (waiting.length > 0) listener()
}

/** Notes every error that nothing catches, and whatever the content security policy refuses or would refuse. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message, filename, lineno }) =>
    noteError(error ?? message, { file: filename, line: lineno }),
  )
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => noteError(reason))
  addEventListener('securitypolicyviolation', (violation) => noteError(violation))
}
