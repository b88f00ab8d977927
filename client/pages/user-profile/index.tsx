import { notFound } from '@tanstack/react-router'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { loadPublications, Publications, publicationsHead } from './Publications'
import { loadStories, Stories, storiesHead } from './Stories'

/** The tabs of a profile by their routes. The others that the page is registered for aren't built yet. */
const TABS = {
  ShowUser: { load: loadStories, head: storiesHead, Tab: Stories },
  UserPublications: { load: loadPublications, head: publicationsHead, Tab: Publications },
} as const

const tabOf = (routeName: string | undefined) =>
  routeName !== undefined && routeName in TABS ? TABS[routeName as keyof typeof TABS] : undefined

export async function load(page: LoadContext): Promise<void> {
  const tab = tabOf(page.routeName)
  if (!tab) throw notFound()
  await tab.load(page)
}

export const head = (page: HeadContext): PageHead => tabOf(page.routeName)?.head(page) ?? { title: '' }

/** A person and, depending on the tab, their stories or publications. */
export function Page() {
  const tab = tabOf(usePage().routeName)
  return tab ? <tab.Tab /> : null
}
