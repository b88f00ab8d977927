import { notFound, redirect } from '@tanstack/react-router'
import { linkTo, queryText } from '../../../schema/routes/links'
import { catalogWording } from '../../../schema/wording/catalog'
import { reportButtonWording } from '../../../schema/wording/report-button'
import { yourListsWording } from '../../../schema/wording/your-lists'
import { CatalogView } from '../../features/catalog/CatalogView'
import { ClapList } from '../../features/catalog/ClapList'
import type { CatalogPageFragment } from '../../features/catalog/catalog-page.generated'
import { catalogHead } from '../../features/catalog/head'
import { SaveList } from '../../features/catalog/SaveList'
import { ReportButton } from '../../features/report/ReportButton'
import { RespondToList } from '../../features/response/RespondToList'
import { notThere } from '../../lib/not-there'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { pathLinkFrom, useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { ButtonLink } from '../../ui/ButtonLink'
import { UserList } from './user-list.generated'

const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  slugId: params.catalogSlugId ?? '',
  after: search.after,
})

export async function load(page: LoadContext): Promise<void> {
  const { params, search, state } = page
  const { userCatalog: list } = await page.query(UserList, variablesOf(page))
  if (list.__typename !== 'Catalog') throw notThere(list)
  const { username } = list.creator
  const isCurrentName = username === params.username
  // A person's host has nobody else's lists.
  if (!isCurrentName && state.client.table === 'user') throw notFound()
  if (isCurrentName && list.slugId === params.catalogSlugId) return
  const path = linkTo('ShowUserList', { username, catalogSlugId: list.slugId })
  throw redirect({ href: pathLinkFrom(state)(path) + queryText(search), statusCode: 301 })
}

export function head(page: HeadContext): PageHead {
  const { userCatalog: list } = page.data(UserList, variablesOf(page))
  if (list.__typename !== 'Catalog') return { title: '' }
  return catalogHead(page, list, catalogWording.title(list.name, list.creator.name))
}

/** Its owner goes on to where it is changed; everybody else can save it. */
function Tools({ list }: { list: CatalogPageFragment }) {
  const viewer = useViewer()
  if (viewer?.id !== list.creator.id)
    return (
      <>
        <SaveList list={list} />
        <ClapList list={list} />
        <ReportButton
          target={{ kind: 'CATALOG', id: list.id }}
          label={reportButtonWording.list}
          className="text-14 text-ink-soft"
        />
        <RespondToList list={list} />
      </>
    )
  return (
    <>
      <ButtonLink size="small" href={linkTo('YourList', { catalogSlugId: list.slugId })}>
        {yourListsWording.edit}
      </ButtonLink>
      <ClapList list={list} />
      <RespondToList list={list} />
    </>
  )
}

/** One of a person's lists. */
export function Page() {
  const link = useLink()
  const { userCatalog: list } = useOperation(UserList, variablesOf(usePage()))
  if (list.__typename !== 'Catalog') return null
  const { username, name } = list.creator
  const among = { href: link('ShowUserLists', { username }), text: catalogWording.listsOf(name) }
  return (
    <div className="mx-auto max-w-inset px-6">
      <CatalogView list={list} among={among} tools={<Tools list={list} />} />
    </div>
  )
}
