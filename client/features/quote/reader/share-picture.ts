import { linkTo } from '../../../../schema/routes/links'
import { highlightWording as wording } from '../../../../schema/wording/quotes'
import { showError, showToast } from '../../../shell/toast'

/** How long the picture may take, in milliseconds: it is drawn when it is asked for first. */
const PATIENCE = 15_000

/** A public highlight. */
export interface SharedQuote {
  id: string
  /** The path of its picture. */
  cardUrl: string
  postId: string
  /** The story's title. */
  title: string
}

/** Whether somebody closed the sheet of the browser, which isn't a failure. */
const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Saves a file as the browser saves downloads. */
function download(file: File): void {
  const href = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href, download: file.name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE)
}

/**
 * Shares a highlight as a picture, with its address, whose previews show the same picture. Browsers that can't share
 * files save it and copy the address. Rule: docs/rules/highlights.md, "As a picture".
 *
 * @param origin the main host's.
 */
export async function sharePicture(
  { id, cardUrl, postId, title }: SharedQuote,
  origin: string,
): Promise<void> {
  const url = origin + linkTo('ShowPostQuote', { postId, quoteId: id })
  const response = await fetch(cardUrl, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined)
  if (!response?.ok) return showError(wording.pictureFailed)
  const file = new File([await response.blob()], `${wording.pictureName}-${id}.png`, { type: 'image/png' })
  const shared = { files: [file], title, url }
  if (navigator.canShare?.(shared)) {
    try {
      return await navigator.share(shared)
    } catch (error) {
      if (isClosed(error)) return
      // The browser shares only what follows a press at once: the picture has taken too long.
    }
  }
  download(file)
  const isCopied = await navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  )
  showToast({
    message: isCopied ? wording.pictureSaved : wording.pictureSavedAlone,
    extraParams: { testId: 'picture-saved' },
  })
}
