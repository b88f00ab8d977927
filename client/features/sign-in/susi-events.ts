import { useRouter } from '@tanstack/react-router'
import { eventEntry, type SusiPayload, type SusiSurface } from '../../../schema/rules/events'
import type { SignInOperation } from '../../../schema/rules/identity'
import { reportFor } from '../../lib/events/report'
import type { Report } from '../../lib/events/reporter'
import type { SignInRequest } from './request'
import { useSignIn } from './sign-in-context'

/** Notes what happens while somebody signs in. Rule: docs/rules/events.md, "Signing in". */
export const useReport = (): Report => reportFor(useRouter().options.context.state)

/** Where the steps stand: a page's own have its heading. */
export const surfaceOf = ({ isEmbedded }: SignInRequest, heading: 'h1' | 'h2'): SusiSurface =>
  heading === 'h1' ? 'page' : isEmbedded ? 'card' : 'modal'

/** What all events of signing in tell. */
export function susiPayload(
  operation: SignInOperation,
  surface: SusiSurface,
  entry: string | undefined,
): SusiPayload {
  const susiEntry = eventEntry(entry)
  return { operation, surface, ...(susiEntry ? { susiEntry } : {}) }
}

/** What can be noted from within a step. */
type StepEvent = 'susi.emailFormViewed' | 'susi.emailFormSubmitted' | 'susi.recaptchaHelpClicked'

/** Notes an event of the step that is shown. */
export function useStepReport(): (key: StepEvent) => void {
  const { state, request, heading } = useSignIn()
  const report = useReport()
  return (key) => report(key, susiPayload(state.operation, surfaceOf(request, heading), request.susiEntry))
}
