import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { type App, AppContext } from './lib/app'
import { PlaceContext, type Places } from './lib/places'
import { ErrorBoundary, PageView } from './page-view'
import { Root } from './root'

interface Props {
  app: App
  places: Places
  /** Called once everything below is hydrated and listens. */
  onHydrated?: () => void
}

/** The whole page: the tree that the server renders, and that the browser takes over and keeps. */
export function AppRoot({ app, places, onHydrated }: Props) {
  const [place, setPlace] = useState(places.current)
  useLayoutEffect(
    () => places.subscribe(place, (next) => startTransition(() => setPlace(next))),
    // Only the place that the effect finds at first matters.
    [places],
  )
  useLayoutEffect(() => places.drawn(place), [places, place])
  // Children's effects, which listen for keys, run before their parent's.
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <QueryClientProvider client={app.queryClient}>
      <AppContext value={app}>
        <PlaceContext value={place}>
          <ErrorBoundary place={place}>
            <Root>
              <ErrorBoundary place={place}>
                <PageView />
              </ErrorBoundary>
            </Root>
          </ErrorBoundary>
        </PlaceContext>
      </AppContext>
    </QueryClientProvider>
  )
}
