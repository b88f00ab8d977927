import { object, string } from 'valibot'
import { reason } from '../../../../schema/inputs/moderation'
import { DISCOUNTS } from '../../../../schema/rules/membership/discounts'
import { operatingWording } from '../../../../schema/wording/operating'
import { Moment } from '../../../features/moderation/Facts'
import { NextPage } from '../../../features/post/NextPage'
import { useOperation } from '../../../lib/query'
import { usePage } from '../../../lib/use-page'
import { Badge } from '../../../ui/Badge'
import { EmptyState } from '../../../ui/EmptyState'
import { Field } from '../../../ui/form/Field'
import { Select } from '../../../ui/form/Select'
import { ActForm } from './ActForm'
import { CouponListPage, type CouponListPageQuery } from './coupon-list-page.generated'
import { OfferCoupon } from './offer-coupon.generated'
import { Heading, NewThing, Row } from './Rows'
import { listWanted } from './wanted'
import { WithdrawCoupon } from './withdraw-coupon.generated'

type Coupon = NonNullable<CouponListPageQuery['coupons']>['coupons'][number]

const wording = operatingWording.coupons
const COUPON = object({
  code: string(),
  discount: string(),
  mostUses: string(),
  lastDay: string(),
  username: string(),
  reason,
})
const END = object({ reason })

/** Nothing for a field that is empty, and something that the worker refuses for one that isn't a number. */
const numberIn = (typed: string): number | null => {
  if (typed.trim() === '') return null
  const number = Number(typed)
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : 0
}

function CouponForm() {
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <ActForm
      act="make-coupon"
      operation={OfferCoupon}
      schema={COUPON}
      variables={({ mostUses, lastDay, username, ...given }) => ({
        input: {
          ...given,
          mostUses: numberIn(mostUses),
          lastDay: lastDay.trim() || null,
          username: username.trim().replace(/^@/, '') || null,
        },
      })}
      done={(_, { id }) => wording.made(id)}
      submit={wording.submit}
      about="code"
    >
      <Field
        name="code"
        label={wording.code}
        hint={wording.codeHint}
        {...plain}
        autoCapitalize="characters"
      />
      <Select name="discount" label={wording.discount}>
        {Object.keys(DISCOUNTS).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        name="mostUses"
        label={wording.mostUses}
        hint={wording.mostUsesHint}
        inputMode="numeric"
        {...plain}
      />
      <Field name="lastDay" label={wording.lastDay} hint={wording.lastDayHint} {...plain} />
      <Field name="username" label={wording.username} hint={wording.usernameHint} {...plain} />
    </ActForm>
  )
}

function CouponRow({ coupon }: { coupon: Coupon }) {
  const { id: code, discount, uses, mostUses, username, expiresAt, state } = coupon
  return (
    <Row
      title={
        <>
          <code>{code}</code>
          <Badge tone={state === 'WORKS' ? 'accent' : 'plain'}>{wording.states[state]}</Badge>
        </>
      }
      text={
        <span className="dotted">
          <span>{discount}</span>
          <span>{wording.uses(uses, mostUses)}</span>
          {username !== null && <span>{wording.onlyFor(username)}</span>}
          {expiresAt !== null && (
            <span>
              {wording.until} <Moment at={expiresAt} />
            </span>
          )}
        </span>
      }
      open={state === 'EXPIRED' ? undefined : { text: wording.end, label: wording.endLabel(code) }}
    >
      <ActForm
        act="end-coupon"
        fields={{ code }}
        operation={WithdrawCoupon}
        schema={END}
        variables={(given) => ({ input: { code, reason: given.reason } })}
        done={wording.ended(code)}
        submit={wording.end}
        look="danger"
      />
    </Row>
  )
}

/** Coupons, also those that are over. Rule: docs/rules/membership.md, "Coupons". */
export function Coupons() {
  const { coupons: page } = useOperation(CouponListPage, listWanted(usePage()))
  if (!page) return null
  return (
    <>
      <Heading title={operatingWording.titles.coupons} text={wording.text} />
      <NewThing title={wording.addTitle}>
        <CouponForm />
      </NewThing>
      {page.coupons.length === 0 && <EmptyState text={wording.none} />}
      <ul className="mt-8 border-t border-line empty:hidden">
        {page.coupons.map((coupon) => (
          <CouponRow key={coupon.id} coupon={coupon} />
        ))}
      </ul>
      <NextPage next={page.pagingInfo.next} text={operatingWording.more} />
    </>
  )
}
