import { queryText } from '../../../schema/routes/links'
import { MOST_LETTER_SEARCH } from '../../../schema/rules/letter-content'
import { listedTitle } from '../../../schema/story/listed-title'
import { letterPage as wording } from '../../../schema/wording/letter-page'
import { NextPage } from '../../features/post/NextPage'
import { formatDate, isoDate } from '../../lib/format'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Field } from '../../ui/form/Field'
import { SEARCH_INPUT, SearchForm } from '../../ui/form/SearchForm'
import type { NewLetterQuery } from './new-letter.generated'

type Connection = NonNullable<NonNullable<NewLetterQuery['newsletter']>['letterStories']>

/** The stories that a newsletter can send, newest first. Each leads to its letter. */
export function ChooseStory({ connection: { stories, pagingInfo } }: { connection: Connection }) {
  const { pathname, search } = usePage()
  const { q = '', after } = search
  const isEmpty = stories.length === 0
  const hasNone = isEmpty && q === '' && after === undefined
  if (hasNone) return <EmptyState text={wording.none} />
  return (
    <section aria-label={wording.choose} className="max-w-inset">
      <p className="mt-6 text-16 text-pretty">{wording.choose}</p>
      <SearchForm action={pathname} className="mt-4" button={<Button type="submit">{wording.find}</Button>}>
        <Field
          key={q}
          {...SEARCH_INPUT}
          label={wording.search}
          defaultValue={q}
          maxLength={MOST_LETTER_SEARCH}
        />
      </SearchForm>
      {isEmpty && <EmptyState text={wording.noneLike(q)} more={{ href: pathname, text: wording.forget }} />}
      <ul className="mt-4 divide-y divide-line">
        {stories.map(({ id, title, firstPublishedAt, isLocked }) => (
          <li key={id}>
            <AppLink
              href={pathname + queryText({ post: id })}
              className="flex min-h-11 flex-col justify-center gap-x-6 gap-y-1 py-3 sm:flex-row sm:items-baseline sm:justify-between hover:underline"
            >
              <span dir="auto" className="min-w-0 font-serif text-20 font-semibold wrap-anywhere">
                {listedTitle(title) || wording.untitled}
              </span>
              <span className="text-14 text-ink-soft">
                {isLocked && `${wording.members} · `}
                {firstPublishedAt !== null && (
                  <time dateTime={isoDate(firstPublishedAt)}>{formatDate(firstPublishedAt)}</time>
                )}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <NextPage next={pagingInfo.next} text={wording.more} />
    </section>
  )
}
