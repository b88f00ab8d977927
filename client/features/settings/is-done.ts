import { showError } from '../../shell/toast'
import type { Outcome } from './use-change'

/** Whether a change was made; otherwise its refusal is shown. */
export function isDone(outcome: Outcome<unknown>): boolean {
  if ('done' in outcome) return true
  showError(outcome.refusal.message)
  return false
}
