import type { Operation } from '../../../schema/operation'
import { booksWording } from '../../../schema/wording/books'
import type { App } from '../../lib/app'
import { mergeEntities } from '../../lib/merge-entities'
import { showError } from '../../shell/toast'

/** What changing the viewer's books takes, besides the operation. */
export interface BookChanger extends Pick<App, 'queryClient' | 'execute'> {
  /** Asks for the page's books again. */
  reload: () => Promise<void>
}

/** Makes a change outside a form, and says why if it fails. @returns whether it was made. */
export async function changeBooks<Data extends object, Variables>(
  { queryClient, execute, reload }: BookChanger,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<boolean> {
  const answer = await execute(operation, variables).catch(() => undefined)
  const [result] = answer ? (Object.values(answer) as object[]) : []
  if (!result || 'message' in result) {
    showError(result ? String(result.message) : booksWording.failed)
    return false
  }
  mergeEntities(queryClient, answer)
  await reload()
  return true
}
