import { useEffect } from 'react'
import { applyLook, isLook, type Look, type LookName, lookItem } from '../../lib/look'
import type { ViewerQuery } from '../../lib/viewer-query.generated'

/** The preference that keeps each choice with the account. */
export const LOOK_PREFERENCES: Readonly<Record<LookName, string>> = {
  theme: 'theme',
  size: 'readingTextSize',
  width: 'readingWidth',
  font: 'readingFont',
}

const NAMES = Object.keys(LOOK_PREFERENCES) as LookName[]

/** What the viewer has chosen, here or elsewhere. */
export function keptLook(viewer: ViewerQuery['viewer'] | undefined): Look {
  const look: Partial<Record<LookName, string>> = {}
  for (const { name, value } of viewer?.viewerEdge.preferences ?? []) {
    const own = NAMES.find((one) => LOOK_PREFERENCES[one] === name)
    const chosen = value && 'enumValue' in value ? value.enumValue : undefined
    if (own && chosen && isLook(own, chosen)) look[own] = chosen
  }
  return look
}

/**
 * A browser in which nothing was chosen yet adopts the viewer's choices from elsewhere. The document came with them;
 * stored here, they also apply to pages that are rendered for visitors.
 */
export function useKeptLook(viewer: ViewerQuery['viewer'] | undefined): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(keptLook(viewer)) as [LookName, string][]) {
      // Where storage is switched off, the choice lasts as long as the page.
      if (typeof lookItem(name).read() !== 'string') applyLook(name, value)
    }
  }, [viewer])
}
