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

const isViolation = (error: unknown): error is SecurityPolicyViolationEvent =>
  error instanceof Event && error.type === 'securitypolicyviolation'

/** The place of an error as its stack says it, in the spelling of any browser. */
const PLACE = /((?:https?):\/\/[^\s()]{1,500}?):(\d{1,7})(?::\d{1,7})?/

function placeOf(caught: CaughtError, stack: string): { fileName: string; lineNumber: number } {
  const { error } = caught
  const { file, line } = isViolation(error) ? { file: error.sourceFile, line: error.lineNumber } : caught
  const [, inStack = '', atLine = '0'] = file ? [] : (PLACE.exec(stack) ?? [])
  return { fileName: eventAddress(file || inStack), lineNumber: line || Number(atLine) }
}

/** Whether an extension of the reader's browser is to blame, of which nobody here can know. */
const isOfExtension = ({ sourceFile, blockedURI }: SecurityPolicyViolationEvent): boolean =>
  [sourceFile, blockedURI].some((address) => /^[a-z-]+-extension\b/.test(address ?? ''))

/** What the content security policy refused, or would refuse, as an error. What follows the function in a sample may be somebody's words. */
function violationOf(event: SecurityPolicyViolationEvent): Partial<Error> {
  const { disposition, effectiveDirective, blockedURI, sample } = event
  const what = eventAddress(blockedURI) || blockedURI
  return {
    name: 'SecurityPolicyViolation',
    message: [disposition, effectiveDirective, what, sample.split('|', 1)[0]].filter(Boolean).join(' '),
    stack: '',
  }
}

/** An error's name, message and stack; anything can be thrown, not only errors. */
function textsOf(error: unknown): Partial<Error> {
  if (error instanceof Error) return error
  if (isViolation(error)) return violationOf(error)
  return { name: typeof error, message: String(error), stack: '' }
}

/** An error as it is reported. */
function reportOf(caught: CaughtError, { build, userId, userAgent }: ErrorReporterPorts): ErrorReport {
  const { error, at, location } = caught
  const { name, message, stack } = textsOf(error)
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
      if (isViolation(caught.error) && isOfExtension(caught.error)) return
      if (queue.length >= ERROR_QUEUE || reported >= MOST_ERRORS) return
      reported += 1
      queue.push(reportOf(caught, ports))
      timer ??= setTimeout(flush, ERROR_FLUSH_DELAY)
    },
  }
}
