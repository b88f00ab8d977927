import type { Operation } from '../../../schema/operation'
import { booksWording } from '../../../schema/wording/books'
import type { App } from '../../lib/app'
import { mergeEntities } from '../../lib/merge-entities'
import { makeChange } from '../settings/use-change'

/** What changing the viewer's books takes, besides the operation. */
export interface BookChanger extends Pick<App, 'queryClient' | 'execute'> {
  /** Asks for the page's books again. */
  reload: () => Promise<void>
}

/** Makes a change outside a form, and says why if it fails. @returns whether it was made. */
export async function changeBooks<Data extends object, Variables>(
  changer: BookChanger,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<boolean> {
  const done = await makeChange(changer, operation, variables, booksWording.failed)
  if (!done) return false
  mergeEntities(changer.queryClient, done)
  await changer.reload()
  return true
}
