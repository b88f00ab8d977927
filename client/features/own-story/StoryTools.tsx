import { queryText } from '../../../schema/routes/links'
import { MOST_OWN_SEARCH } from '../../../schema/rules/own-stories'
import { yourStoriesWording as wording } from '../../../schema/wording/your-stories'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/form/Field'
import { SEARCH_INPUT, SearchForm } from '../../ui/form/SearchForm'
import { filterOf, ORDERS, orderOf } from './own-load'

/** The search among the viewer's stories and their order; both are in the address and work without script. */
export function StoryTools() {
  const page = usePage()
  const { q = '', orderBy = '' } = page.search
  const filter = filterOf(page)
  const isOut = filter === 'public' || filter === 'unlisted'
  const labels = { ...wording.orders, ...(filter === 'scheduled' ? wording.ordersScheduled : {}) }
  const orders = Object.entries(ORDERS).filter(([, order]) => order !== 'MOST_POPULAR' || isOut)
  const addressOf = (name: string) =>
    page.pathname + queryText({ ...(q ? { q } : {}), ...(name === 'newest' ? {} : { orderBy: name }) })
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-5">
      <SearchForm
        action={page.pathname}
        className="min-w-0 flex-1 basis-72"
        button={<Button type="submit">{wording.find}</Button>}
      >
        {orderBy && <input type="hidden" name="orderBy" value={orderBy} />}
        <Field
          key={q}
          {...SEARCH_INPUT}
          label={wording.search}
          defaultValue={q}
          maxLength={MOST_OWN_SEARCH}
        />
      </SearchForm>
      <nav aria-label={wording.sort} className="text-14">
        <ul className="flex flex-wrap gap-x-4">
          {orders.map(([name, order]) => (
            <li key={order}>
              <AppLink
                href={addressOf(name)}
                aria-current={order === orderOf(page) ? 'page' : undefined}
                className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline"
              >
                {labels[order]}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
