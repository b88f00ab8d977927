import { object, string } from 'valibot'
import { reason } from '../../../../schema/inputs/moderation'
import { linkTo } from '../../../../schema/routes/links'
import { adminWording } from '../../../../schema/wording/admin'
import { operatingWording } from '../../../../schema/wording/operating'
import { Moment } from '../../../features/moderation/Facts'
import { Badge } from '../../../ui/Badge'
import { EmptyState } from '../../../ui/EmptyState'
import { Field } from '../../../ui/form/Field'
import { Link } from '../../../ui/Link'
import { ActForm } from './ActForm'
import { AskToFeature } from './ask-to-feature.generated'
import { NewThing, Row } from './Rows'
import type { StaffPicksPageQuery } from './staff-picks-page.generated'
import { WithdrawFeatureRequest } from './withdraw-feature-request.generated'

type Request = NonNullable<StaffPicksPageQuery['featureRequests']>[number]

const wording = operatingWording.featuring
const ASK = object({ postId: string(), reason })
const WITHDRAW = object({ reason })

function RequestRow({ request }: { request: Request }) {
  const { id: requestId, state, askedAt, expiresAt, closedAt, story, writer } = request
  const title = story ? story.post.title || adminWording.untitled : operatingWording.picks.gone
  const isOpen = state === 'OPEN'
  return (
    <Row
      title={
        <>
          {story ? <Link href={linkTo('AdminPost', { id: story.id })}>{title}</Link> : title}
          <Badge tone={isOpen || state === 'ACCEPTED' ? 'accent' : 'plain'}>{wording.states[state]}</Badge>
        </>
      }
      text={
        <>
          {writer && `${wording.of(writer.name)} · `}
          {wording.asked} <Moment at={askedAt} />
          {' · '}
          {isOpen ? wording.until : wording.ended} <Moment at={closedAt ?? expiresAt} />
        </>
      }
      open={isOpen ? { text: wording.withdraw, label: wording.withdrawLabel(title) } : undefined}
    >
      <ActForm
        act="withdraw-feature-request"
        fields={{ requestId }}
        operation={WithdrawFeatureRequest}
        schema={WITHDRAW}
        variables={(given) => ({ input: { requestId, reason: given.reason } })}
        done={wording.withdrawn}
        submit={wording.withdraw}
      />
    </Row>
  )
}

/** Asks a writer before a story is recommended, and shows what was answered. Rule: docs/rules/partner.md, "Featuring". */
export function FeatureRequests({ requests }: { requests: readonly Request[] }) {
  return (
    <section aria-labelledby="featuring" className="mt-12">
      <h2 id="featuring" className="font-serif text-24 font-semibold tracking-tight">
        {wording.title}
      </h2>
      <p className="mt-2 max-w-[65ch] text-16 text-ink-soft text-pretty">{wording.text}</p>
      <NewThing title={wording.askTitle}>
        <ActForm
          act="ask-to-feature"
          operation={AskToFeature}
          schema={ASK}
          variables={({ postId, reason: why }) => ({ input: { postId, reason: why } })}
          done={wording.done}
          submit={wording.ask}
          about="postId"
        >
          <Field
            name="postId"
            label={operatingWording.picks.story}
            hint={operatingWording.picks.storyHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </ActForm>
      </NewThing>
      {requests.length === 0 && <EmptyState text={wording.none} />}
      <ul className="mt-8 border-t border-line empty:hidden">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </section>
  )
}
