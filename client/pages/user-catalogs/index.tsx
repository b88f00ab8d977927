import { linkTo } from '../../../schema/routes/links'
import { catalogWording } from '../../../schema/wording/catalog'
import { userWording } from '../../../schema/wording/user'
import { CatalogCard } from '../../features/catalog/CatalogCard'
import { ownPerson } from '../../features/follow/own'
import { NextPage } from '../../features/post/NextPage'
import { EmptyTab } from '../../features/user/EmptyTab'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { UserLists } from './user-lists.generated'

const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  after: search.after,
})

export async function load(page: LoadContext): Promise<void> {
  const [{ userResult }] = await Promise.all([page.query(UserLists, variablesOf(page)), ownPerson(page)])
  expectPerson(page, userResult, 'ShowUserLists')
}

export function head(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserLists, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  const { catalogs, pagingInfo } = user.catalogsConnection
  return {
    ...personHead(page, user, {
      title: catalogWording.listsOf(user.name),
      path: linkTo('ShowUserLists', { username: user.username }),
      next: pagingInfo.next?.to,
    }),
    ...(catalogs.length === 0 ? { robots: 'noindex' } : {}),
  }
}

/** The public lists that a person has made, most recently changed first. */
export function Page() {
  const link = useLink()
  const { userResult: user } = useOperation(UserLists, variablesOf(usePage()))
  if (user.__typename !== 'User') return null
  const { name } = user
  const { catalogs, pagingInfo } = user.catalogsConnection
  return (
    <PersonPage user={user}>
      <section aria-label={catalogWording.listsOf(name)}>
        {catalogs.length === 0 && (
          <EmptyTab
            user={user}
            text={catalogWording.noListsOf(name)}
            elsewhere={{ href: link('ShowCollectionsLibrary'), text: catalogWording.browseFeatured }}
            own={userWording.own.noLists}
            more={{ href: link('YourLists'), text: userWording.own.lists }}
          />
        )}
        {catalogs.map((list) => (
          <CatalogCard key={list.id} list={list} isOwners />
        ))}
        <NextPage next={pagingInfo.next} text={catalogWording.olderLists} />
      </section>
    </PersonPage>
  )
}
