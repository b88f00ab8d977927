let region: HTMLElement | undefined

/**
 * Reads the title of a page that the reader has moved to aloud, as screen readers do of a document that they load.
 * Rule: docs/rules/ui.md, "Moving between pages".
 */
export function announcePage(title: string): void {
  if (!region) {
    region = document.createElement('div')
    region.className = 'sr-only'
    region.setAttribute('aria-live', 'polite')
    region.dataset.announcer = ''
    document.body.append(region)
  }
  if (region.textContent !== title) region.textContent = title
}
