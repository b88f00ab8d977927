import { linkTo } from '../../../schema/routes/links'
import { pageTypeOf, yesNo } from '../../../schema/rules/performance'
import { reportLater } from '../events/later'
import { firstSource, followTrail } from '../events/trail'
import { onMove } from '../moves'
import { ViewerQuery } from '../viewer-query.generated'
import { onErrors, takeErrors } from './caught'
import { createErrorReporter } from './error-reporter'
import { logPageExposure } from './exposures'
import { createPerformanceReporter } from './performance-reporter'
import { postReport } from './post'
import { isTracked } from './tracked'
import type { Visit } from './visit'

/** Calls a function when the page is hidden or closed: the last moment to send something. */
function onHidden(listener: () => void): void {
  addEventListener('pagehide', listener)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && listener())
}

function startErrors({ app: { state, queryClient } }: Visit): void {
  const viewer = () => queryClient.getQueryData<ViewerQuery>([ViewerQuery.name, {}])?.viewer
  const reporter = createErrorReporter({
    send: (errors, keepalive) => postReport(linkTo('ClientErrors'), errors, keepalive),
    build: state.config.version,
    userId: () => (isTracked(state) ? (viewer()?.id ?? '') : ''),
    userAgent: isTracked(state) ? navigator.userAgent : '',
  })
  onErrors(() => takeErrors().forEach(reporter.report))
  addEventListener('online', () => reporter.flush())
  onHidden(() => reporter.flush(true))
}

async function startPerformance({ app: { state }, pageId }: Visit): Promise<void> {
  const { measurePage } = await import('./measure')
  const reporter = createPerformanceReporter({
    send: (report, keepalive) => postReport(linkTo('PerformanceReports'), report, keepalive),
    version: state.config.version,
    common: {
      pageType: pageTypeOf(pageId),
      loggedIn: yesNo(state.session.isLoggedIn),
      mobileOrTablet: yesNo(matchMedia('(hover: none) and (pointer: coarse)').matches),
    },
  })
  measurePage(reporter.measure)
  // After those of the measures, which are only certain by then.
  onHidden(() => setTimeout(reporter.flush))
}

/** Reports where the reader goes, and where they came from. Rule: docs/rules/events.md, "Moving about". */
function reportMoves({ app: { state }, pageId }: Visit): void {
  followTrail()
  const pageType = pageTypeOf(pageId)
  if (pageType === 'homepage') reportLater(state, 'homepage.viewed', {})
  // The document was reached by a link that says where it was followed.
  else if (firstSource()) reportLater(state, 'client.navigate', { pageType })
  onMove('drawn', () => {
    const { page = '' } = document.documentElement.dataset
    reportLater(state, 'client.navigate', { pageType: pageTypeOf(page) })
  })
}

let started: Promise<void> | undefined

/**
 * Starts what reports errors, and for people who may be tracked how fast the page is and which experiment they were
 * shown; once. Programs report nothing. Rule: docs/rules/telemetry.md, "In the browser".
 */
export function startReporting(visit: Visit): Promise<void> {
  started ??= start(visit)
  return started
}

async function start(visit: Visit): Promise<void> {
  const { state } = visit.app
  if (state.client.viewerIsBot) return
  startErrors(visit)
  if (!isTracked(state)) return
  logPageExposure(visit)
  reportMoves(visit)
  await startPerformance(visit)
}
