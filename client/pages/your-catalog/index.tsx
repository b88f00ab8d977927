import { notFound } from '@tanstack/react-router'
import { OwnList } from '../../features/catalog/OwnList'
import { OwnList as OwnListQuery } from '../../features/catalog/own-list.generated'
import { ownListVariables } from '../../features/catalog/own-variables'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'

export async function load(page: LoadContext): Promise<void> {
  const { viewer } = await page.query(OwnListQuery, ownListVariables(page))
  if (!viewer?.catalog) throw notFound()
}

export const head = (page: HeadContext): PageHead => ({
  title: page.data(OwnListQuery, ownListVariables(page)).viewer?.catalog?.name ?? '',
  robots: 'noindex',
})

/** One of the viewer's lists, while the sidebar's navigation is off. */
export function Page() {
  return (
    <div className="mx-auto max-w-inset px-6 pb-8">
      <OwnList />
    </div>
  )
}
