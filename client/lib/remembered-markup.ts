import type { ReactNode } from 'react'
import type { App } from './app'

/**
 * Remembered markup of frequently shown content, if there is any.
 *
 * @param subject never changes; the markup depends only on it and the site.
 * @param children may be called later, when the page is rendered: no hooks.
 */
export type RememberedMarkup = (app: App, subject: object, children: () => ReactNode) => string | undefined
