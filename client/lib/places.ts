import { createContext } from 'react'
import type { ShownPage } from './page'

/** An address, and the page that it shows. */
export interface Place {
  pathname: string
  search: Readonly<Record<string, string>>
  /** Absent when not even the page that says so could be found. */
  shown: ShownPage | undefined
}

/** The place that a component is shown at. */
export const PlaceContext = createContext<Place | undefined>(undefined)

/** Which place is shown. The first one is the server's; what moves on shows the others. */
export interface Places {
  /** The latest, which may not be drawn yet. */
  readonly current: Place
  /** Shows another place. Resolves once it is drawn: to false if another one came before that. */
  show(place: Place): Promise<boolean>
  /** Calls the listener with each place to draw, at once if there is one already. */
  subscribe(drawn: Place, listener: (place: Place) => void): () => void
  /** Reports that a place has been drawn. */
  drawn(place: Place): void
}

export function createPlaces(first: Place): Places {
  let current = first
  let listener: ((place: Place) => void) | undefined
  let settle: ((isDrawn: boolean) => void) | undefined
  return {
    get current() {
      return current
    },
    show(place) {
      settle?.(false)
      settle = undefined
      if (place === current) return Promise.resolve(true)
      current = place
      const drawn = new Promise<boolean>((resolve) => {
        settle = resolve
      })
      listener?.(place)
      return drawn
    },
    subscribe(drawn, next) {
      listener = next
      if (drawn !== current) next(current)
      return () => {
        listener = undefined
      }
    },
    drawn(place) {
      if (place !== current) return
      settle?.(true)
      settle = undefined
    },
  }
}
