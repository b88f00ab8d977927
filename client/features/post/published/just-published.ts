import type { ComponentType } from 'react'

export interface StripProps {
  post: { id: string; mediumUrl: string }
}

/**
 * The story that its writer has just published, and what stands above it. The page that publishes brings the component,
 * so that a story's own script doesn't name it.
 */
export const justPublished: { id?: string | undefined; Strip?: ComponentType<StripProps> } = {}
