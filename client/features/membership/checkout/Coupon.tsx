import { linkTo } from '../../../../schema/routes/links'
import { payingWording } from '../../../../schema/wording/paying'
import { usePage } from '../../../lib/use-page'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/form/Field'
import { Link } from '../../../ui/Link'

const wording = payingWording.coupon

/** A coupon's code. Sending it requests the page again with the code, which works without script. */
export function Coupon({ used }: { used: string | null }) {
  const { search } = usePage()
  const { coupon: _, ...others } = search
  if (used)
    return (
      <p className="flex flex-wrap items-center gap-x-4 text-14">
        <span data-written="">{wording.used(used)}</span>
        <Link look="underlined" href={linkTo('Payment', {}, { query: others })}>
          {wording.remove}
        </Link>
      </p>
    )
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-accent underline underline-offset-4">
        {wording.open}
      </summary>
      <form action={linkTo('Payment')} className="mt-2 flex max-w-[24rem] items-end gap-3">
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="flex-1">
          <Field
            name="coupon"
            label={wording.label}
            autoCapitalize="characters"
            autoComplete="off"
            required
          />
        </div>
        <Button type="submit">{wording.apply}</Button>
      </form>
    </details>
  )
}
