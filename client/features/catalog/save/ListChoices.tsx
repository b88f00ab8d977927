import { linkTo } from '../../../../schema/routes/links'
import { NEARLY_FULL, PUBLIC_LIST } from '../../../../schema/rules/catalogs'
import { MAX_LIST_ITEMS } from '../../../../schema/rules/limits'
import { savingWording } from '../../../../schema/wording/saving'
import { useApp } from '../../../lib/app'
import { refetch } from '../../../lib/refetch'
import { useAnswer } from '../../../lib/use-answer'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/form/Checkbox'
import { ErrorText } from '../../../ui/form/ErrorText'
import { Link } from '../../../ui/Link'
import { type ListChoicesQuery as Answer, ListChoices as ListChoicesQuery } from '../list-choices.generated'
import { PostLists } from '../post-lists.generated'
import { NewList } from './NewList'
import { changeList, type Saved } from './saving'

type Choice = NonNullable<Answer['viewer']>['catalogChoices'][number]

/** How much room a list has, once that is worth saying. */
function roomIn({ itemCount }: Choice): string | undefined {
  const left = MAX_LIST_ITEMS - itemCount
  if (left <= 0) return savingWording.full(MAX_LIST_ITEMS)
  return left <= NEARLY_FULL ? savingWording.nearlyFull(left) : undefined
}

/** The viewer's lists as checkboxes, each of which takes effect at once, and what makes another list. */
export function ListChoices({ saved }: { saved: Saved }) {
  const { queryClient, execute } = useApp()
  const { data, hasFailed, ask } = useAnswer(ListChoicesQuery, {}, { asks: true, freshFor: 10_000 })
  const chosen = useAnswer(PostLists, { id: saved.id }).data?.post?.viewerEdge.catalogIds ?? []
  // Anyone who has signed out in another tab has no lists here.
  if (hasFailed || data?.viewer === null)
    return (
      <div className="flex flex-col items-start gap-3">
        <ErrorText id="lists-failed">{savingWording.failed}</ErrorText>
        <Button onClick={ask}>{savingWording.again}</Button>
      </div>
    )
  if (!data?.viewer) return <p role="status">{savingWording.loading}</p>
  const { catalogChoices, catalogsLeft } = data.viewer
  return (
    <>
      <ul className="max-h-72 overflow-y-auto">
        {catalogChoices.map((list) => {
          const isIn = chosen.includes(list.id)
          return (
            <li key={list.id}>
              <Checkbox
                label={
                  <span className="flex items-center justify-between gap-3">
                    <span dir="auto" className="min-w-0 wrap-anywhere">
                      {list.name}
                    </span>
                    {list.visibility !== PUBLIC_LIST && <Badge>{savingWording.private}</Badge>}
                  </span>
                }
                hint={roomIn(list)}
                checked={isIn}
                disabled={!isIn && list.itemCount >= MAX_LIST_ITEMS}
                onChange={() => changeList({ queryClient, execute }, saved, list, !isIn)}
              />
            </li>
          )
        })}
      </ul>
      <NewList
        saved={saved}
        left={catalogsLeft}
        onMade={() => refetch({ queryClient, execute }, ListChoicesQuery, {})}
      />
      <p className="mt-3 border-t border-line pt-3">
        <Link look="alone" href={linkTo('YourLists')}>
          {savingWording.allLists}
        </Link>
      </p>
    </>
  )
}
