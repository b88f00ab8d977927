import { layoutOf, type PageId } from '../schema/pages'
import { loadedLayout } from './layouts/registry'
import { usePage } from './lib/use-page'
import { loadedPage } from './pages/registry'
import { GenericError } from './shell/GenericError'
import { useDocumentHead } from './use-document-head'

/** A page in its layout. The route's loader has loaded both modules. */
function Framed({ pageId }: { pageId: PageId }) {
  const { layout, compact } = layoutOf(pageId)
  const Layout = loadedLayout(layout)?.Layout
  const Page = loadedPage(pageId)?.Page
  useDocumentHead(pageId)
  if (!Layout || !Page) return <GenericError />
  return (
    <Layout compact={compact === true}>
      <Page />
    </Layout>
  )
}

/** What a route shows: the page that its loader chose. */
export function PageFrame() {
  return <Framed pageId={usePage().pageId} />
}

/** Shown for a missing page. */
export function NotFoundFrame() {
  return <Framed pageId="not-found" />
}

/** Shown if loading failed. */
export function ErrorFrame() {
  return <Framed pageId="error-500" />
}
