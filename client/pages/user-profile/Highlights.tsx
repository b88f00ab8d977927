import { linkTo } from '../../../schema/routes/links'
import { MOST_QUOTE_SEARCH } from '../../../schema/rules/quotes'
import { userWording } from '../../../schema/wording/user'
import { userHighlightsWording as wording } from '../../../schema/wording/user-highlights'
import { LibrarySearch } from '../../features/library/LibrarySearch'
import { NextPage } from '../../features/post/NextPage'
import { HighlightItems } from '../../features/quote/HighlightItems'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import { lazily } from '../../lib/lazily'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { useLazy } from '../../ui/lazy'
import { UserHighlights } from './user-highlights.generated'

/** What removes highlights, for their owner. */
const ownHighlights = lazily(() => import('./OwnHighlights').then(({ OwnHighlights }) => OwnHighlights))

const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  search: search.q ?? '',
  after: search.after,
})

export async function loadHighlights(page: LoadContext): Promise<void> {
  const { userResult } = await page.query(UserHighlights, variablesOf(page))
  expectPerson(page, userResult, 'ShowUserHighlights')
}

export function highlightsHead(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserHighlights, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  const { quotes, pagingInfo } = user.quotesConnection
  return {
    ...personHead(page, user, {
      title: userWording.highlightsOf(user.name),
      path: linkTo('ShowUserHighlights', { username: user.username }),
      next: pagingInfo.next?.to,
    }),
    ...(quotes.length === 0 || page.search.q ? { robots: 'noindex' } : {}),
  }
}

/** What a person has highlighted; they see their private highlights too. */
export function Highlights() {
  const page = usePage()
  const viewer = useViewer()
  const { userResult: user } = useOperation(UserHighlights, variablesOf(page))
  const isOwner = user.__typename === 'User' && viewer?.id === user.id
  const link = useLink()
  const OwnList = useLazy(ownHighlights, isOwner)
  if (user.__typename !== 'User') return null
  const { name, quotesConnection } = user
  const { q = '' } = page.search
  const { quotes } = quotesConnection
  const none = q ? wording.noneFound : isOwner ? wording.noneOwn : wording.none(name)
  return (
    <PersonPage user={user}>
      <section aria-label={userWording.highlightsOf(name)}>
        {(q || quotes.length > 0) && (
          <LibrarySearch q={q} label={wording.search} find={wording.find} maxLength={MOST_QUOTE_SEARCH} />
        )}
        {quotes.length === 0 && <EmptyState text={none} />}
        {OwnList ? (
          <OwnList>
            {({ hidden, remove }) => (
              <HighlightItems
                quotes={quotes.filter(({ id }) => !hidden.includes(id))}
                onRemove={(id) => void remove(id)}
              />
            )}
          </OwnList>
        ) : (
          <HighlightItems quotes={quotes} />
        )}
        <NextPage next={quotesConnection.pagingInfo.next} text={wording.older} />
        {isOwner && (
          <p className="mt-8">
            <Link look="underlined" href={link('RecentlyDeleted')}>
              {wording.recentlyDeleted}
            </Link>
          </p>
        )}
      </section>
    </PersonPage>
  )
}
