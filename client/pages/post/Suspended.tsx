import { shellWording } from '../../../schema/wording/shell'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'

/** Shown instead of a story that is hidden. */
export function Suspended({ message }: { message: string }) {
  return (
    <div className="mx-auto mt-12 max-w-inset px-6">
      <h1 className="font-serif text-24 font-semibold">{message}</h1>
      <AppLink href={useLink()('Home')} className="mt-6 inline-block text-16 underline">
        {shellWording.home}
      </AppLink>
    </div>
  )
}
