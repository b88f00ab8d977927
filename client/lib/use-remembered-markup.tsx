import { type ReactNode, useContext } from 'react'
import { useApp } from './app'
import { PlaceContext } from './places'

/** What an element contains, as its props: markup that the worker remembers, or the elements themselves. */
type Contents = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * What an element contains that many readers are shown alike. The worker remembers their markup; the browser
 * renders the same elements, which hydrate it. Must be a component's last hook, because it may render the elements
 * during this render. Rule: docs/rules/stories.md, "Remembered markup".
 *
 * @param subject never changes; what is shown depends only on it, the site and the page.
 * @param children may be called later: no hooks.
 */
export function useRememberedMarkup(subject: object, children: () => ReactNode): Contents {
  const app = useApp()
  const place = useContext(PlaceContext)
  const markup = app.markup?.(app, subject, () => <PlaceContext value={place}>{children()}</PlaceContext>)
  // React has made the markup from the same elements.
  return markup === undefined ? { children: children() } : { dangerouslySetInnerHTML: { __html: markup } }
}
