import { adminWording } from '../../../schema/wording/admin'
import { moderationWording } from '../../../schema/wording/moderation'
import { ActsLog } from '../../features/moderation/ActsLog'
import { adminAddress } from '../../features/moderation/admin-address'
import { DecisionForm } from '../../features/moderation/DecisionForm'
import { Facts } from '../../features/moderation/Facts'
import { useOperation } from '../../lib/query'
import { usePathLink } from '../../lib/use-link'
import { Link } from '../../ui/Link'
import { AdminThingPage, type AdminThingPageQueryVariables } from './admin-thing-page.generated'
import { RestoreThing } from './restore-thing.generated'
import { ReviewThing } from './review-thing.generated'
import { TakeDownThing } from './take-down-thing.generated'

/** A list or a publication as staff sees it: facts, what can be decided, and the log. */
export function AdminThing({ variables }: { variables: AdminThingPageQueryVariables }) {
  const pathOf = usePathLink()
  const { adminThing } = useOperation(AdminThingPage, variables)
  if (!adminThing) return null
  const { id, kind, name, state, address, owner, acts } = adminThing
  const words = adminWording.things[kind]
  const subject = { kind, id }
  const isHidden = state === 'UNDER_REVIEW' || state === 'TAKEN_DOWN'
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{words.title(name)}</h1>
      <Facts
        title={adminWording.facts}
        facts={[
          [adminWording.state, adminWording.thingStates[state]],
          [
            adminWording.owner,
            <Link key="owner" href={adminAddress('USER', owner.id)}>
              {owner.name}
            </Link>,
          ],
          [adminWording.id, <code key="id">{id}</code>],
        ]}
      />
      {address && (
        <Link look="underlined" href={pathOf(address)} opens="document" className="mt-4">
          {words.open}
        </Link>
      )}
      {isHidden && (
        <DecisionForm words={words.restore} operation={RestoreThing} subject={subject} isAgainst={false} />
      )}
      {!isHidden && <DecisionForm words={words.review} operation={ReviewThing} subject={subject} isAgainst />}
      {state !== 'TAKEN_DOWN' && (
        <DecisionForm words={words.takeDown} operation={TakeDownThing} subject={subject} isAgainst />
      )}
      <ActsLog title={moderationWording.log.title} acts={acts} />
    </>
  )
}
