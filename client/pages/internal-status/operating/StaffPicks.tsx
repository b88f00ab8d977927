import { object, string } from 'valibot'
import { reason } from '../../../../schema/inputs/moderation'
import { linkTo } from '../../../../schema/routes/links'
import { adminWording } from '../../../../schema/wording/admin'
import { operatingWording } from '../../../../schema/wording/operating'
import { Moment } from '../../../features/moderation/Facts'
import { NextPage } from '../../../features/post/NextPage'
import { useOperation } from '../../../lib/query'
import { usePage } from '../../../lib/use-page'
import { Badge } from '../../../ui/Badge'
import { EmptyState } from '../../../ui/EmptyState'
import { Field } from '../../../ui/form/Field'
import { Link } from '../../../ui/Link'
import { ActForm } from './ActForm'
import { FeatureRequests } from './FeatureRequests'
import { Heading, NewThing, Row } from './Rows'
import { SetStaffPick } from './set-staff-pick.generated'
import { StaffPicksPage, type StaffPicksPageQuery } from './staff-picks-page.generated'
import { listWanted } from './wanted'

type Pick = NonNullable<StaffPicksPageQuery['everyStaffPick']>['picks'][number]

const wording = operatingWording.picks
const PICK = object({ postId: string(), reason })
const UNPICK = object({ reason })

function PickRow({ pick: { id: postId, pickedAt, story } }: { pick: Pick }) {
  const title = story ? story.post.title || adminWording.untitled : wording.gone
  return (
    <Row
      title={
        <>
          {story ? <Link href={linkTo('AdminPost', { id: postId })}>{title}</Link> : title}
          {story?.isListed === false && <Badge tone="danger">{wording.notListed}</Badge>}
        </>
      }
      text={pickedAt !== null && <Moment at={pickedAt} />}
      open={{ text: wording.remove, label: wording.removeLabel(title) }}
    >
      <ActForm
        act="pick-post"
        fields={{ postId, isPicked: 'false' }}
        operation={SetStaffPick}
        schema={UNPICK}
        variables={(given) => ({ input: { postId, isPicked: false, reason: given.reason } })}
        undo={(given) => ({
          input: { postId, isPicked: true, pickedAt, reason: operatingWording.undone(given.reason) },
        })}
        done={wording.removed}
        submit={wording.remove}
      />
    </Row>
  )
}

/** What staff recommends. Rule: docs/rules/ranking.md, "Staff picks". */
export function StaffPicks() {
  const { everyStaffPick, featureRequests } = useOperation(StaffPicksPage, listWanted(usePage()))
  if (!everyStaffPick) return null
  const { picks, pagingInfo } = everyStaffPick
  return (
    <>
      <Heading title={operatingWording.titles['staff-picks']} text={wording.text} />
      <NewThing title={wording.addTitle}>
        <ActForm
          act="pick-post"
          fields={{ isPicked: 'true' }}
          operation={SetStaffPick}
          schema={PICK}
          variables={({ postId, reason: why }) => ({ input: { postId, isPicked: true, reason: why } })}
          undo={({ postId, reason: why }) => ({
            input: { postId, isPicked: false, reason: operatingWording.undone(why) },
          })}
          done={wording.added}
          submit={wording.add}
          about="postId"
        >
          <Field
            name="postId"
            label={wording.story}
            hint={wording.storyHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </ActForm>
      </NewThing>
      {picks.length === 0 && <EmptyState text={wording.none} />}
      <ul className="mt-8 border-t border-line empty:hidden">
        {picks.map((pick) => (
          <PickRow key={pick.id} pick={pick} />
        ))}
      </ul>
      <NextPage next={pagingInfo.next} text={operatingWording.more} />
      <FeatureRequests requests={featureRequests ?? []} />
    </>
  )
}
