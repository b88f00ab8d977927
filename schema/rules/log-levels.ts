/** How important a line of the log is. Rule: docs/rules/telemetry.md, "Log levels". */
export const LOG_LEVELS = { silent: 100, error: 50, warn: 40, info: 30, debug: 20, trace: 10 } as const

export type LogLevel = keyof typeof LOG_LEVELS
/** A level that a line can have; nothing is logged as silent. */
export type LineLevel = Exclude<LogLevel, 'silent'>

/** A configured level; `info` for anything else. */
export const logLevel = (name: string | undefined): LogLevel =>
  name !== undefined && Object.hasOwn(LOG_LEVELS, name) ? (name as LogLevel) : 'info'

/** Whether a line is important enough. */
export const isLogged = (line: LineLevel, threshold: LogLevel): boolean =>
  LOG_LEVELS[line] >= LOG_LEVELS[threshold]
