import { linkTo } from '../../../schema/routes/links'
import { manageWording } from '../../../schema/wording/manage-membership'
import { formatDate } from '../../lib/format'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'

const wording = manageWording.cancelPage

/** Says how long a cancelled membership lasts, and how to keep it. */
export function Cancelled({ endsAt }: { endsAt: number }) {
  return (
    <div role="status">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.done}</h1>
      <p className="mt-4 text-16 text-ink-soft text-pretty">{wording.doneText(formatDate(endsAt))}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink href="#reactivateMembership" opens="document">
          {manageWording.keep}
        </ButtonLink>
        <Link look="underlined" href={linkTo('ManageMembership')}>
          {wording.back}
        </Link>
      </p>
    </div>
  )
}
