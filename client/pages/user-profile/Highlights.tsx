import { linkTo } from '../../../schema/routes/links'
import { MOST_QUOTE_SEARCH } from '../../../schema/rules/quotes'
import { textFragment } from '../../../schema/rules/text-fragment'
import { shorten } from '../../../schema/story/text'
import { userWording } from '../../../schema/wording/user'
import { userHighlightsWording as wording } from '../../../schema/wording/user-highlights'
import { useRemoveQuote } from '../../features/highlight/use-remove-quote'
import { NextPage } from '../../features/post/NextPage'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import { formatDate, isoDate } from '../../lib/format'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Field } from '../../ui/form/Field'
import { UserHighlights, type UserHighlightsQuery } from './user-highlights.generated'

type Person = Extract<UserHighlightsQuery['userResult'], { __typename: 'User' }>
type Quote = Person['quotesConnection']['quotes'][number]

/** How much of a highlight names its button, in characters. */
const NAMED_BY = 60

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

/** The search among the highlights; it is in the address and works without script. */
function Search({ q }: { q: string }) {
  const { pathname } = usePage()
  return (
    <search className="block pt-6">
      <form action={pathname} className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field
            key={q}
            type="search"
            name="q"
            label={wording.search}
            defaultValue={q}
            maxLength={MOST_QUOTE_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit">{wording.find}</Button>
      </form>
    </search>
  )
}

function Passage({ quote, onRemove }: { quote: Quote; onRemove: (() => void) | undefined }) {
  const { words, post, createdAt, isPrivate } = quote
  return (
    <li className="border-b border-line py-6">
      <blockquote
        dir="auto"
        className="border-s-2 border-accent ps-4 font-serif text-18 whitespace-pre-line wrap-anywhere"
      >
        {words ?? <span className="text-ink-soft italic">{wording.membersOnly}</span>}
      </blockquote>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-soft">
        <a
          href={post.mediumUrl + textFragment(words ?? '')}
          className="min-w-0 underline-offset-4 hover:text-ink hover:underline"
        >
          {wording.by(post.listTitle, post.creator.name)}
        </a>
        <time dateTime={isoDate(createdAt)}>{formatDate(createdAt)}</time>
        {isPrivate && <span>{wording.isPrivate}</span>}
        {onRemove && (
          <Button
            look="text"
            size="small"
            className="ms-auto"
            aria-label={wording.removeLabel(shorten(words ?? '', NAMED_BY))}
            onClick={onRemove}
          >
            {wording.remove}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What a person has highlighted; they see their private highlights too. */
export function Highlights() {
  const page = usePage()
  const viewer = useViewer()
  const { hidden, remove } = useRemoveQuote()
  const { userResult: user } = useOperation(UserHighlights, variablesOf(page))
  if (user.__typename !== 'User') return null
  const { name, quotesConnection } = user
  const isOwner = viewer?.id === user.id
  const { q = '' } = page.search
  const quotes = quotesConnection.quotes.filter(({ id }) => !hidden.includes(id))
  const none = q ? wording.noneFound : isOwner ? wording.noneOwn : wording.none(name)
  return (
    <PersonPage user={user}>
      <section aria-label={userWording.highlightsOf(name)}>
        {(q || quotes.length > 0) && <Search q={q} />}
        {quotes.length === 0 && <EmptyState text={none} />}
        <ul>
          {quotes.map((quote) => (
            <Passage
              key={quote.id}
              quote={quote}
              onRemove={isOwner ? () => void remove(quote.id) : undefined}
            />
          ))}
        </ul>
        <NextPage next={quotesConnection.pagingInfo.next} text={wording.older} />
      </section>
    </PersonPage>
  )
}
