import type { CollectionRoleName } from '../../../schema/graphql/types.generated'
import { roleWording } from '../../../schema/wording/collection-roles'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'

interface Props {
  href: string
  name: string
  imageId: string | null | undefined
  /** A publication's picture is square, a person's is round. */
  square?: boolean
  role: CollectionRoleName
}

/** A line of a list: a person of a publication, or a publication of a person, and their role there. */
export const RoleLine = ({ href, name, imageId, square = false, role }: Props) => (
  <li className="flex items-center gap-3 py-2">
    <Avatar imageId={imageId} name={name} size="S" square={square} />
    <p className="min-w-0 text-14">
      <AppLink href={href} className="block truncate font-medium hover:underline">
        {name}
      </AppLink>
      <span className="text-13 text-ink-soft">{roleWording[role]}</span>
    </p>
  </li>
)
