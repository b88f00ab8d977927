import { notFound, redirect } from '@tanstack/react-router'
import { linkTo, queryText } from '../../../schema/routes/links'
import { RESPONSES_PAGE_SIZE } from '../../../schema/rules/limits'
import { responseWording as wording } from '../../../schema/wording/responses'
import { discussedCatalog } from '../../features/response/discussed'
import { ListResponses } from '../../features/response/list-responses.generated'
import { orderNamed } from '../../features/response/orders'
import { useApp } from '../../lib/app'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { refetch } from '../../lib/refetch'
import { pathLinkFrom, useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { OnPage } from './OnPage'

/** Whether the page shows the responses to a list. */
export const isOfList = ({ params }: PageContext): boolean => params.catalogSlugId !== undefined

const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  slugId: params.catalogSlugId ?? '',
  sortType: orderNamed(search.orderBy).sortType,
  limit: RESPONSES_PAGE_SIZE,
  after: search.after,
})

const pathOf = (list: { slugId: string; creator: { username: string } }): string =>
  linkTo('ShowUserListResponses', { username: list.creator.username, catalogSlugId: list.slugId })

export async function loadOfList(page: LoadContext): Promise<void> {
  const { params, search, state } = page
  const { userCatalog: list } = await page.query(ListResponses, variablesOf(page))
  if (list.__typename !== 'Catalog') throw notFound()
  const isCurrentName = list.creator.username === params.username
  // A person's host has nobody else's lists.
  if (!isCurrentName && state.client.table === 'user') throw notFound()
  if (isCurrentName && list.slugId === params.catalogSlugId) return
  throw redirect({ href: pathLinkFrom(state)(pathOf(list)) + queryText(search), statusCode: 301 })
}

export function headOfList(page: HeadContext): PageHead {
  const { userCatalog: list } = page.data(ListResponses, variablesOf(page))
  if (list.__typename !== 'Catalog') return { title: '' }
  const isOrdered = page.search.orderBy !== undefined || page.search.after !== undefined
  return {
    title: wording.title(list.name),
    description: list.description,
    canonical: page.state.config.mainOrigin + pathOf(list),
    ...(isOrdered || list.visibility !== 0 ? { robots: 'noindex' } : {}),
  }
}

/** The responses to a list. */
export function OfList() {
  const app = useApp()
  const link = useLink()
  const variables = variablesOf(usePage())
  const { userCatalog: list } = useOperation(ListResponses, variables)
  if (list.__typename !== 'Catalog') return null
  const address = link('ShowUserList', { username: list.creator.username, catalogSlugId: list.slugId })
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-24 sm:pt-14">
      <p className="text-14 text-ink-soft">
        {list.responsesCount > 0 ? wording.count(list.responsesCount) : wording.responses}
      </p>
      <h1 dir="auto" className="mt-1 font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">
        <AppLink href={address} className="hover:underline">
          {list.name}
        </AppLink>
      </h1>
      <OnPage
        key={list.id}
        discussed={discussedCatalog(list)}
        onRefresh={() => void refetch(app, ListResponses, variables)}
      />
    </div>
  )
}
