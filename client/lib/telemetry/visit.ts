import type { App } from '../app'

/** What reporting needs to know about the visit. */
export interface Visit {
  app: App
  /** The page that the visit began with. */
  pageId: string
  params: Readonly<Record<string, string>>
}
