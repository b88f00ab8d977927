import { useMatch } from '@tanstack/react-router'
import { loadedLayout } from './layouts/registry'
import { loadedPage } from './lib/loaded-pages'
import type { ShownPage } from './lib/page'
import { GenericError } from './shell/GenericError'
import { useDocumentHead } from './use-document-head'

/** What the route shows: the page that its loader found, in its layout. Both modules are there by then. */
export function PageFrame() {
  const shown: ShownPage | undefined = useMatch({ strict: false }).loaderData
  useDocumentHead()
  const Layout = shown && loadedLayout(shown.layout)?.Layout
  const Page = shown && loadedPage(shown.pageId)?.Page
  if (!Layout || !Page) return <GenericError />
  return (
    <Layout compact={shown.compact === true}>
      <Page />
    </Layout>
  )
}

/** Shown if a page couldn't be drawn. */
export function ErrorFrame() {
  const Page = loadedPage('error-500')?.Page ?? GenericError
  return <Page />
}
