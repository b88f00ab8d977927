import { Component, Fragment, type ReactNode } from 'react'
import { loadedLayout } from './layouts/registry'
import { loadedPage } from './lib/loaded-pages'
import type { Place } from './lib/places'
import { usePlace } from './lib/use-page'
import { GenericError } from './shell/GenericError'
import { useDocumentHead } from './use-document-head'

/**
 * What an address shows: the page that was found for it, in its layout, in the wrapper that pages share. Both modules
 * are there by then.
 */
export function PageView() {
  const { shown } = usePlace()
  useDocumentHead()
  if (!shown) return <ErrorView />
  const layout = loadedLayout(shown.layout)
  const page = loadedPage(shown.pageId)
  if (!layout || !page) return <GenericError />
  const { Page, Wrapper = layout.Wrapper ?? Fragment } = page
  return (
    <Wrapper>
      <layout.Layout compact={shown.compact === true}>
        <Page />
      </layout.Layout>
    </Wrapper>
  )
}

/** Shown if a page couldn't be found or drawn. */
function ErrorView() {
  const Page = loadedPage('error-500')?.Page ?? GenericError
  return <Page />
}

interface BoundaryProps {
  place: Place
  children: ReactNode
}

interface BoundaryState {
  place: Place
  hasFailed: boolean
}

/** Shows that something went wrong in the place of what couldn't be drawn, until the reader moves on. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, hasFailed: false }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, hasFailed: false }
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorView /> : this.props.children
  }
}
