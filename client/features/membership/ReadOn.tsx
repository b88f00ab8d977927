import { linkTo } from '../../../schema/routes/links'
import { payingWording } from '../../../schema/wording/paying'
import { usePage } from '../../lib/use-page'
import { ButtonLink } from '../../ui/ButtonLink'

interface Props {
  /** The link to show if the address doesn’t say where the reader came from; without it, there is none. */
  otherwise?: { href: string; text: string }
}

/** Leads back to where the reader came from. It loads a document, since the pages in memory don’t know of the membership. */
export function ReadOn({ otherwise }: Props) {
  const { redirectUrl } = usePage().search
  if (redirectUrl)
    return (
      <ButtonLink look="main" href={linkTo('LoginRedirect', {}, { query: { redirectUrl } })} opens="document">
        {payingWording.readOn}
      </ButtonLink>
    )
  return (
    otherwise && (
      <ButtonLink look="main" href={otherwise.href}>
        {otherwise.text}
      </ButtonLink>
    )
  )
}
