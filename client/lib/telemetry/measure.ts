import { onCLS, onFCP, onINP, onLCP } from 'web-vitals'
import {
  LOAD_EVENT_DELAY,
  type PerformanceKind,
  RESOURCE_OBSERVATION,
} from '../../../schema/rules/performance'
import { PRELOAD_MARKS, READY_MARK, RENDER_MARK } from './marks'
import type { Measure } from './performance-reporter'

/** Observes entries of a type, also past ones, if the browser has them. Returns what ends it. */
function observe<Entry extends PerformanceEntry>(
  type: string,
  onEntries: (entries: Entry[]) => void,
): (() => void) | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined
  const observer = new PerformanceObserver((list) => onEntries(list.getEntries() as Entry[]))
  observer.observe({ type, buffered: true })
  return () => observer.disconnect()
}

/** How long the first reaction to the reader was held up. */
function measureFirstInput(measure: Measure): void {
  const stop = observe<PerformanceEventTiming>('first-input', ([first]) => {
    if (!first) return
    stop?.()
    measure('fid', first.processingStart - first.startTime)
  })
}

/** How long the page took to load, and what it loaded until shortly after. */
function measureNavigation(measure: Measure): void {
  let requests = 0
  let bytes = 0
  const stop = observe<PerformanceResourceTiming>('resource', (entries) => {
    requests += entries.length
    for (const { transferSize } of entries) bytes += transferSize
  })
  const report = () => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!page) return
    const { responseStart, domInteractive, domContentLoadedEventEnd, loadEventEnd, transferSize } = page
    measure('nav', loadEventEnd, {
      firstByte: Math.round(responseStart),
      interactive: Math.round(domInteractive),
      contentLoaded: Math.round(domContentLoadedEventEnd),
      requests,
      bytes: bytes + transferSize,
    })
  }
  const loaded = () => {
    setTimeout(() => stop?.(), RESOURCE_OBSERVATION)
    setTimeout(report, Math.max(LOAD_EVENT_DELAY, RESOURCE_OBSERVATION))
  }
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded, { once: true })
}

/** When the page became interactive, and how long that took. */
function measureStart(measure: Measure): void {
  const [ready] = performance.getEntriesByName(READY_MARK)
  const [render] = performance.getEntriesByName(RENDER_MARK)
  if (!ready) return
  measure('ready', ready.startTime)
  if (render) measure('render', ready.startTime - render.startTime)
}

/** Measures everything of a page, once. */
export function measurePage(measure: Measure): void {
  if (typeof PerformanceObserver !== 'function' || !PerformanceObserver.supportedEntryTypes) {
    measure('unsupported', 1)
    return
  }
  onFCP(({ value }) => measure('fcp', value))
  onLCP(({ value }) => measure('lcp', value))
  onINP(({ value }) => measure('inp', value))
  onCLS(({ value }) => measure('cls', value))
  measureFirstInput(measure)
  measureNavigation(measure)
  measureStart(measure)
  observe<PerformanceMark>('mark', (marks) => {
    for (const { name } of marks) {
      const kind: PerformanceKind | undefined = PRELOAD_MARKS.get(name)
      if (kind) measure(kind, 1)
    }
  })
}
