import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ItemAction } from '../../ui/ItemAction'
import { Link } from '../../ui/Link'
import { Pager } from '../../ui/Pager'
import { ProgressBar } from '../../ui/ProgressBar'
import { Skeleton } from '../../ui/Skeleton'
import { Table } from '../../ui/Table'
import { Part, State } from '../Part'

interface Story {
  id: string
  title: string
  views: number
  reads: number
  when: string
}

const STORIES: readonly Story[] = [
  { id: 'a', title: 'The tide turns around a point', views: 12_040, reads: 8011, when: '3 November 2026' },
  { id: 'b', title: 'Salt', views: 960, reads: 702, when: '28 October 2026' },
  { id: 'c', title: 'What the harbour master knew', views: 71, reads: 33, when: '9 October 2026' },
]
const number = new Intl.NumberFormat('en')
const here = '/_/dev/gallery'

/** Rows, pages of them, none of them, and waiting for them. */
export function Lists() {
  return (
    <>
      <Part title="Table">
        <State name="sorted, with links and numbers" isWide>
          <Table<Story>
            caption="Your stories"
            columns={[
              {
                id: 'title',
                title: 'Story',
                cell: ({ title }) => <Link href="/">{title}</Link>,
                sort: { href: `${here}?sort=title`, now: undefined },
              },
              {
                id: 'views',
                title: 'Views',
                isNumber: true,
                cell: ({ views }) => number.format(views),
                sort: { href: `${here}?sort=views`, now: 'descending' },
              },
              { id: 'reads', title: 'Reads', isNumber: true, cell: ({ reads }) => number.format(reads) },
              { id: 'when', title: 'Published', cell: ({ when }) => when },
            ]}
            rows={STORIES}
            keyOf={({ id }) => id}
          />
        </State>
      </Part>
      <Part title="Pager">
        <State name="first page">
          <Pager label="First pages" next={{ href: `${here}?page=2`, text: 'Older stories' }} />
        </State>
        <State name="between">
          <Pager
            label="Pages between"
            previous={{ href: `${here}?page=1`, text: 'Newer' }}
            next={{ href: `${here}?page=3`, text: 'Older' }}
          >
            Page 2 of 7
          </Pager>
        </State>
        <State name="last page">
          <Pager label="Last pages" previous={{ href: `${here}?page=6`, text: 'Newer stories' }} />
        </State>
      </Part>
      <Part title="ItemAction">
        <State name="at the end of an item, below it on a phone" isWide>
          <article className="flex gap-4 max-sm:flex-wrap">
            <p className="min-w-0 flex-1 font-serif text-20">The Tidewater Review of Harbours</p>
            <ItemAction>
              <Button size="small">Follow</Button>
            </ItemAction>
          </article>
        </State>
      </Part>
      <Part title="EmptyState">
        <State name="with a next step">
          <EmptyState
            text="You haven’t published a story yet."
            more={{ href: '/top-stories', text: 'Read some first' }}
          />
        </State>
        <State name="a sentence alone">
          <EmptyState text="Nobody has answered this story yet." />
        </State>
      </Part>
      <Part title="Skeleton">
        <State name="a byline and its text">
          <div className="flex items-center gap-3">
            <Skeleton className="size-12 shrink-0" isRound />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-3 w-40 max-w-full" />
              <Skeleton className="h-3 w-24" />
            </div>
          </div>
          <div className="mt-4 space-y-3">
            <Skeleton />
            <Skeleton />
            <Skeleton className="h-3 w-2/3" />
          </div>
        </State>
      </Part>
      <Part title="ProgressBar">
        <State name="at the start">
          <ProgressBar label="Uploading the picture" value={0} />
        </State>
        <State name="on its way">
          <ProgressBar label="Importing stories" value={0.42} />
        </State>
        <State name="done, and of unknown length">
          <ProgressBar label="Export" value={1} />
          <div className="mt-4">
            <ProgressBar label="Looking for stories" />
          </div>
        </State>
      </Part>
    </>
  )
}
