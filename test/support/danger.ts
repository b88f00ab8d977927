import type { Page } from 'playwright-core'

/** What a control’s words begin with if a press of it takes something away. */
export const TAKES_AWAY =
  /^(Delete|Remove|Unpublish|Discard|Revoke|Disconnect|Erase|Withdraw|Suspend|Ban|Block|Deactivate|Empty|End( all\b|$)|Leave(?! (a|focus)\b)|Take (out|back|down)|Clear all|Cancel (membership|scheduling|the schedule))\b/

/** The words of the page's buttons that take something away and aren't in the colour of danger. */
export const harmlessLooking = (page: Page): Promise<string[]> =>
  page.evaluate((pattern) => {
    const takesAway = new RegExp(pattern)
    const buttons = [...document.querySelectorAll<HTMLElement>('button, [role="menuitem"]')]
    return buttons
      .filter((button) => takesAway.test(button.innerText.trim()) && button.checkVisibility())
      .filter((button) => {
        const sample = button.appendChild(document.createElement('span'))
        sample.style.color = 'var(--color-danger)'
        const danger = getComputedStyle(sample).color
        sample.remove()
        const { color, backgroundColor } = getComputedStyle(button)
        return color !== danger && backgroundColor !== danger
      })
      .map((button) => button.innerText.trim())
  }, TAKES_AWAY.source)
