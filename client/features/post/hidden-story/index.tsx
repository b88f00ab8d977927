import { linkTo } from '../../../../schema/routes/links'
import { shellWording } from '../../../../schema/wording/shell'
import { useLink } from '../../../lib/use-link'
import { usePage } from '../../../lib/use-page'
import { AppLink } from '../../../ui/AppLink'

interface Props {
  message: string
  /** Whether the rules say why. */
  isOfRules: boolean
}

/** Shown instead of a story that is hidden, and of the pages below its address. */
export function HiddenStory({ message, isOfRules }: Props) {
  return (
    <div className="mx-auto mt-12 max-w-inset px-6">
      <h1 className="font-serif text-24 font-semibold">{message}</h1>
      {isOfRules && (
        <p className="mt-8 text-16">
          <a href={usePage().state.config.mainOrigin + linkTo('ShowRules')} className="text-accent">
            {shellWording.rules}
          </a>
        </p>
      )}
      <AppLink href={useLink()('Home')} className="mt-8 inline-block text-16 text-accent">
        {shellWording.home}
      </AppLink>
    </div>
  )
}
