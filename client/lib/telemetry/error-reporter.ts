import {
  ERROR_FLUSH_DELAY,
  ERROR_QUEUE,
  ERROR_TEXTS,
  type ErrorReport,
  MOST_ERRORS,
} from '../../../schema/rules/error-reports'
import { eventAddress } from '../../../schema/rules/events'
import type { CaughtError } from './caught'

export interface ErrorReporterPorts {
  /** Sends errors to the worker; true if it has accepted them. */
  send(errors: readonly ErrorReport[], keepalive: boolean): Promise<boolean>
  build: string
  /** Of the signed-in person, as far as the page knows; empty for visitors. */
  userId(): string
  userAgent: string
}

export interface ErrorReporter {
  report(caught: CaughtError): void
  /** Sends what waits. With `keepalive` the request survives the page. */
  flush(keepalive?: boolean): void
}

const cut = (text: unknown, most: number): string => String(text ?? '').slice(0, most)

/** The place of an error as its stack says it, in the spelling of any browser. */
const PLACE = /((?:https?):\/\/[^\s()]{1,500}?):(\d{1,7})(?::\d{1,7})?/

function placeOf({ file, line }: CaughtError, stack: string): { fileName: string; lineNumber: number } {
  const [, inStack = '', atLine = '0'] = file ? [] : (PLACE.exec(stack) ?? [])
  return { fileName: eventAddress(file || inStack), lineNumber: line || Number(atLine) }
}

/** An error as it is reported; anything can be thrown, not only errors. */
function reportOf(caught: CaughtError, { build, userId, userAgent }: ErrorReporterPorts): ErrorReport {
  const { error, at, location } = caught
  const { name, message, stack } =
    error instanceof Error ? error : { name: typeof error, message: String(error), stack: '' }
  const text = cut(stack, ERROR_TEXTS.stack)
  return {
    name: cut(name, ERROR_TEXTS.name),
    message: cut(message, ERROR_TEXTS.message),
    stack: text,
    timestamp: at,
    ...placeOf(caught, text),
    extra: { client: 'lite', build, userId: userId(), userAgent, location: eventAddress(location) },
  }
}

/**
 * Collects errors and sends them 5 seconds after the first: at most 10 at once, and 50 from a page, since one that
 * fails again and again says nothing new. What couldn’t be sent goes out with the next, or when the browser is back
 * online. Rule: docs/rules/telemetry.md, "Errors".
 */
export function createErrorReporter(ports: ErrorReporterPorts): ErrorReporter {
  let queue: ErrorReport[] = []
  let reported = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(keepalive = false): void {
    clearTimeout(timer)
    timer = undefined
    const errors = queue
    queue = []
    if (errors.length === 0) return
    const keep = () => {
      queue = [...errors, ...queue].slice(0, ERROR_QUEUE)
    }
    ports.send(errors, keepalive).then((isSent) => isSent || keep(), keep)
  }

  return {
    flush,
    report(caught) {
      if (queue.length >= ERROR_QUEUE || reported >= MOST_ERRORS) return
      reported += 1
      queue.push(reportOf(caught, ports))
      timer ??= setTimeout(flush, ERROR_FLUSH_DELAY)
    },
  }
}
