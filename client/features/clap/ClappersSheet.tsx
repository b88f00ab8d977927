import { useState } from 'react'
import type { ClapperOrder } from '../../../schema/graphql/types.generated'
import type { ClappedKind } from '../../../schema/rules/claps'
import { clapperWording as wording } from '../../../schema/wording/clappers'
import { useAnswer } from '../../lib/use-answer'
import { useViewer } from '../../lib/use-viewer'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/dialog/Sheet'
import { Select } from '../../ui/form/Select'
import { Waiting } from '../../ui/Waiting'
import { FollowButton } from '../follow/FollowButton'
import { WriterItem } from '../user/WriterItem'
import { CatalogClappers } from './catalog-clappers.generated'
import type { ClappersFragment } from './clappers.generated'
import { PostClappers } from './post-clappers.generated'

interface Choice {
  order: ClapperOrder
  isFollowed: boolean
}

/** What can be chosen: an order, or only those whom the viewer follows. */
const CHOICES = {
  newest: { order: 'NEWEST', isFollowed: false },
  most: { order: 'MOST', isFollowed: false },
  following: { order: 'NEWEST', isFollowed: true },
} as const satisfies Record<string, Choice>
type ChoiceName = keyof typeof CHOICES

interface Target {
  kind: ClappedKind
  id: string
}

/** A page of the people who have clapped, and what asks for it again. */
function useClappers({ kind, id }: Target, choice: Choice, after: string | undefined, isWanted: boolean) {
  const variables = { id, ...choice, after }
  const ofPost = useAnswer(PostClappers, variables, { asks: isWanted && kind === 'post' })
  const ofList = useAnswer(CatalogClappers, variables, { asks: isWanted && kind === 'catalog' })
  const { data, hasFailed, ask } = kind === 'post' ? ofPost : ofList
  const list = ofList.data?.catalogById
  const clappers: ClappersFragment | undefined =
    ofPost.data?.post?.clappersConnection ??
    (list?.__typename === 'Catalog' ? list.clappersConnection : undefined)
  return { clappers, hasFailed: hasFailed || (data !== undefined && !clappers), ask }
}

interface PartProps {
  target: Target
  choice: Choice
  after?: string
}

/** 25 people, and the next ones when they are asked for. */
function Part({ target, choice, after }: PartProps) {
  const [isWanted, setWanted] = useState(after === undefined)
  const { clappers, hasFailed, ask } = useClappers(target, choice, after, isWanted)
  if (!isWanted)
    return (
      <Button size="small" onClick={() => setWanted(true)}>
        {wording.more}
      </Button>
    )
  if (!clappers) return <Waiting wording={wording} hasFailed={hasFailed} onAgain={ask} />
  const next = clappers.pagingInfo.next?.to
  if (clappers.edges.length === 0 && after === undefined)
    return (
      <p className="text-16 text-ink-soft">{choice.isFollowed ? wording.noneFollowed : wording.noneShown}</p>
    )
  return (
    <>
      <ul>
        {clappers.edges.map(({ user, clapCount }) => (
          <li key={user.id}>
            <WriterItem
              user={{ ...user, bio: wording.times(clapCount) }}
              action={<FollowButton target={{ kind: 'user', id: user.id, name: user.name }} />}
            />
          </li>
        ))}
      </ul>
      {next !== undefined && <Part key={next} target={target} choice={choice} after={next} />}
    </>
  )
}

/** The people who have clapped for something, 25 at a time. */
export function ClappersSheet({ onClosed, ...target }: Target & { onClosed: () => void }) {
  const viewer = useViewer()
  const [name, setName] = useState<ChoiceName>('newest')
  const names: readonly ChoiceName[] = viewer ? ['newest', 'most', 'following'] : ['newest', 'most']
  return (
    <Sheet title={wording.title} closeLabel={wording.close} onClosed={onClosed}>
      <Select
        label={wording.show}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value as ChoiceName)}
      >
        {names.map((one) => (
          <option key={one} value={one}>
            {wording.choices[one]}
          </option>
        ))}
      </Select>
      <div className="mt-4">
        <Part key={name} target={target} choice={CHOICES[name]} />
      </div>
    </Sheet>
  )
}
