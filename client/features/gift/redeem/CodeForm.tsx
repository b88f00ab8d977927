import { linkTo } from '../../../../schema/routes/links'
import { redeemGiftWording } from '../../../../schema/wording/redeem-gift'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/form/Field'

const wording = redeemGiftWording.enter

/** Asks for a code. Sending it requests the page again with the code, which works without script. */
export function CodeForm({ typed }: { typed?: string | undefined }) {
  return (
    <form action={linkTo('RedeemGift')} className="flex max-w-[28rem] flex-col gap-4">
      <Field
        name="giftCode"
        label={wording.label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        defaultValue={typed}
      />
      <p>
        <Button type="submit" look="main">
          {wording.submit}
        </Button>
      </p>
    </form>
  )
}
