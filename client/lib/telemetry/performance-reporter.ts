import {
  LARGEST_VALUE,
  MOST_PERFORMANCE_EVENTS,
  PERFORMANCE_KINDS,
  type PerformanceEvent,
  type PerformanceKind,
  type PerformanceReport,
} from '../../../schema/rules/performance'

/** A measured value; the reporter adds what is common to all. */
export type Measure = (type: PerformanceKind, value: number, parts?: PerformanceEvent['parts']) => void

export interface PerformanceReporterPorts {
  send(report: PerformanceReport, keepalive: boolean): Promise<boolean>
  version: string
  common: Pick<PerformanceEvent, 'pageType' | 'loggedIn' | 'mobileOrTablet'>
}

export interface PerformanceReporter {
  measure: Measure
  /** Sends what was measured, in a request that survives the page. */
  flush(): void
}

const isKind = (type: string): boolean => (PERFORMANCE_KINDS as readonly string[]).includes(type)

/** Thousandths are enough for a score, and none for milliseconds. */
const rounded = (type: PerformanceKind, value: number): number =>
  type === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value)

/**
 * Collects what was measured and sends it when the page is hidden, because most values are only certain then. What
 * couldn't be sent goes out the next time. Rule: docs/rules/telemetry.md, "Performance".
 */
export function createPerformanceReporter(ports: PerformanceReporterPorts): PerformanceReporter {
  let events: PerformanceEvent[] = []
  return {
    measure(type, value, parts) {
      if (!isKind(type)) return console.warn(`Nothing is reported as ${type}.`)
      if (!(value >= 0 && value <= LARGEST_VALUE) || events.length >= MOST_PERFORMANCE_EVENTS) return
      events.push({ type, value: rounded(type, value), ...ports.common, ...(parts ? { parts } : {}) })
    },
    flush() {
      const sent = events
      events = []
      if (sent.length === 0) return
      const keep = () => {
        events = [...sent, ...events].slice(0, MOST_PERFORMANCE_EVENTS)
      }
      const report: PerformanceReport = { client: { name: 'lite', version: ports.version }, events: sent }
      ports.send(report, true).then((isSent) => isSent || keep(), keep)
    },
  }
}
