import { linkTo } from '../../../schema/routes/links'
import { catalogWording } from '../../../schema/wording/catalog'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import type { LibraryHeadFragment } from './library-head.generated'

/** The list's owner and length. */
export function ListFacts({ list }: { list: LibraryHeadFragment }) {
  const { creator, itemCount } = list
  return (
    <p className="dotted items-center text-14 text-ink-soft">
      <span className="flex min-w-0 items-center gap-2 whitespace-normal">
        <Avatar imageId={creator.imageId} size="XXS" />
        <AppLink
          href={linkTo('ShowUser', { username: creator.username })}
          className="py-2 text-ink hover:underline"
        >
          {catalogWording.by(creator.name)}
        </AppLink>
      </span>
      <span>{catalogWording.stories(itemCount)}</span>
    </p>
  )
}
