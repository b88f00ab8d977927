import { eventEntry, type SusiPayload, type SusiSurface } from '../../../schema/rules/events'
import type { SignInOperation } from '../../../schema/rules/identity'
import { useApp } from '../../lib/app'
import { reportFor } from '../../lib/events/report'
import type { Report } from '../../lib/events/reporter'
import type { SignInRequest } from './request'
import { useSignIn } from './sign-in-context'

/** Reports sign-in events. Rule: docs/rules/events.md, "Signing in". */
export const useReport = (): Report => reportFor(useApp().state)

/** Where the steps appear: those of a page have its heading. */
export const surfaceOf = ({ isEmbedded }: SignInRequest, heading: 'h1' | 'h2'): SusiSurface =>
  heading === 'h1' ? 'page' : isEmbedded ? 'card' : 'modal'

/** What all sign-in events report. */
export function susiPayload(
  operation: SignInOperation,
  surface: SusiSurface,
  entry: string | undefined,
): SusiPayload {
  const susiEntry = eventEntry(entry)
  return { operation, surface, ...(susiEntry ? { susiEntry } : {}) }
}

/** The events that a step can report. */
type StepEvent = 'susi.emailFormViewed' | 'susi.emailFormSubmitted' | 'susi.recaptchaHelpClicked'

/** Reports an event of the current step. */
export function useStepReport(): (key: StepEvent) => void {
  const { state, request, heading } = useSignIn()
  const report = useReport()
  return (key) => report(key, susiPayload(state.operation, surfaceOf(request, heading), request.susiEntry))
}
