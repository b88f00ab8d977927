import { VIEW_SECONDS } from '../../../schema/rules/reading-history'
import { SECOND } from '../../../schema/rules/time-units'

/**
 * Reports that a story was opened, once its page has been visible for a second. Rule: docs/rules/reading-history.md, "A
 * view".
 *
 * @returns what ends it.
 */
export function reportView(postId: string): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    clearInterval(timer)
    import('../../features/reading-history/tell-view')
      .then(({ tellView }) => tellView(postId))
      .catch(() => {})
  }, VIEW_SECONDS * SECOND)
  return () => clearInterval(timer)
}
