import { isLogged, type LineLevel, logLevel } from '../../../schema/rules/log-levels'
import { type LogServiceEnv, openLogService } from './log-service'

/** Writes a line of the log. Rule: docs/rules/telemetry.md, "Logs". */
export type Log = (level: LineLevel, event: string, fields?: Readonly<Record<string, unknown>>) => void

/** The configuration that the log depends on. */
export type LogEnv = LogServiceEnv & Pick<Env, 'LOG_LEVEL'>

const WRITE: Readonly<Record<LineLevel, (line: string) => void>> = {
  error: (line) => console.error(line),
  warn: (line) => console.warn(line),
  info: (line) => console.info(line),
  debug: (line) => console.debug(line),
  trace: (line) => console.debug(line),
}

/**
 * The log of a request: each line is printed as JSON, and forwarded to the logging service if there is one.
 *
 * @param later keeps the request alive while its lines are forwarded.
 */
export function openLog(env: LogEnv, later: (work: Promise<unknown>) => void): Log {
  const threshold = logLevel(env.LOG_LEVEL)
  return (level, event, fields = {}) => {
    if (!isLogged(level, threshold)) return
    WRITE[level](JSON.stringify({ level, event, ...fields }))
    const service = openLogService(env)
    if (service) later(service.forward({ source: 'quire', status: level, event, ...fields }))
  }
}
