import { copyingWording } from '../../../schema/wording/copying'
import { showError, showToast } from '../../shell/toast'

/**
 * Copies an address; a message says that it is copied, or that it couldn't be: browsers refuse it in frames, and where
 * the reader has.
 */
export async function copyLink(address: string, message: string, testId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
  } catch {
    showError(copyingWording.failed)
    return
  }
  showToast({ message, extraParams: { testId } })
}
