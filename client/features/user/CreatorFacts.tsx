import type { ReactNode } from 'react'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { Badge } from '../../ui/Badge'

interface Props {
  creator: { username: string; name: string; imageId: string | null }
  /** Names the creator; nothing on a page about them, which doesn’t name them again. */
  by?: string | undefined
  /** Says who else sees it; nothing for what everybody sees. */
  mark?: string | undefined
  /** The facts between the two, each an element. */
  children: ReactNode
}

/** Who made a list or a series, facts about it, and whether others can see it. */
export function CreatorFacts({ creator, by, mark, children }: Props) {
  const link = useLink()
  return (
    <p className="dotted items-center text-14 text-ink-soft">
      {by !== undefined && (
        <span className="flex min-w-0 items-center gap-2 whitespace-normal">
          <Avatar imageId={creator.imageId} name={creator.name} size="XXS" />
          <AppLink
            href={link('ShowUser', { username: creator.username })}
            className="py-2 text-ink hover:underline"
          >
            {by}
          </AppLink>
        </span>
      )}
      {children}
      {mark !== undefined && (
        <span>
          <Badge>{mark}</Badge>
        </span>
      )}
    </p>
  )
}
