import type { AnyRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/**
 * Markup of what is shown again and again, if there is any.
 *
 * @param subject never changes, and with the site is all that the markup depends on.
 * @param children may be called later, when the page is rendered: no hooks.
 */
export type RememberedMarkup = (
  router: AnyRouter,
  subject: object,
  children: () => ReactNode,
) => string | undefined
