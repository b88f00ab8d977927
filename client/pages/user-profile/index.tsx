import { notFound } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { RouteName } from '../../../schema/routes/index'
import { ownPerson } from '../../features/follow/own'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { Claps, clapsHead, loadClaps } from './Claps'
import { Highlights, highlightsHead, loadHighlights } from './Highlights'
import { loadPublications, Publications, publicationsHead } from './Publications'
import { loadResponses, Responses, responsesHead } from './Responses'
import { loadSeries, Series, seriesHead } from './Series'
import { loadStories, Stories, storiesHead } from './Stories'

/**
 * The tabs of a profile by their routes; the others that the page is registered for aren't built yet. What loads them
 * isn't in one table with what shows them, because moving from page to page takes the former alone
 * (client/build/loads.ts).
 */
type Tabs<Value> = Readonly<Partial<Record<RouteName, Value>>>
const LOADS: Tabs<(page: LoadContext) => Promise<void>> = {
  ShowUser: loadStories,
  ShowUserResponses: loadResponses,
  ShowUserSeries: loadSeries,
  ShowUserHighlights: loadHighlights,
  ShowUserRecommended: loadClaps,
  UserPublications: loadPublications,
}
const HEADS: Tabs<(page: HeadContext) => PageHead> = {
  ShowUser: storiesHead,
  ShowUserResponses: responsesHead,
  ShowUserSeries: seriesHead,
  ShowUserHighlights: highlightsHead,
  ShowUserRecommended: clapsHead,
  UserPublications: publicationsHead,
}
const TABS: Tabs<ComponentType> = {
  ShowUser: Stories,
  ShowUserResponses: Responses,
  ShowUserSeries: Series,
  ShowUserHighlights: Highlights,
  ShowUserRecommended: Claps,
  UserPublications: Publications,
}

const tabOf = <Value,>(tabs: Tabs<Value>, { routeName }: PageContext): Value | undefined =>
  routeName && tabs[routeName]

export async function load(page: LoadContext): Promise<void> {
  const loadTab = tabOf(LOADS, page)
  if (!loadTab) throw notFound()
  await Promise.all([loadTab(page), ownPerson(page)])
}

export const head = (page: HeadContext): PageHead => tabOf(HEADS, page)?.(page) ?? { title: '' }

/** A person and, depending on the tab, their stories, series or publications. */
export function Page() {
  const Tab = tabOf(TABS, usePage())
  return Tab ? <Tab /> : null
}
