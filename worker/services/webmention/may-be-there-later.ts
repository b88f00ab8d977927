import { importProblems } from '../../../schema/wording/import-reasons'
import type { Fetched } from '../import/pictures/fetch-bytes'

const { busy, unknown } = importProblems.fetch

/** Whether a page that couldn't be had may be there later: its site doesn't answer, or says so without saying that it is gone. */
export function mayBeThereLater(fetched: Exclude<Fetched, { kind: 'bytes' }>): boolean {
  if (fetched.kind === 'unreachable') return true
  const { status, reason } = fetched
  return status === undefined ? reason === busy || reason === unknown : status !== 404 && status !== 410
}
