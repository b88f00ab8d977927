import { useContext } from 'react'
import { useApp } from './app'
import type { PageContext } from './page'
import { pageContext } from './page-context'
import { type Place, PlaceContext } from './places'

/** @throws Error outside of a page. */
export function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('There is no page around this component')
  return place
}

/** The page's context: its route, its parameters and the site's state. */
export function usePage(): PageContext {
  return pageContext(usePlace(), useApp().state)
}
