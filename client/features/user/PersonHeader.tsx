import { userWording } from '../../../schema/wording/user'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { useViewer } from '../../lib/use-viewer'
import { FriendMarked } from '../../shell/FriendMarked'
import { Avatar } from '../../ui/Avatar'
import { ButtonLink } from '../../ui/ButtonLink'
import { BookAuthorMark, PersonButtons, PersonFacts } from './PersonFacts'
import { PersonTabs } from './PersonTabs'
import type { PersonFragment } from './person.generated'

/** Where people change what their own pages show. */
function OwnButtons({ username }: { username: string }) {
  const link = useLink()
  const canLink = useCanLink()
  return (
    <>
      <ButtonLink href={link('Settings')} size="small">
        {userWording.editProfile}
      </ButtonLink>
      <ButtonLink href={link('DesignEditor')} size="small">
        {userWording.design}
      </ButtonLink>
      {canLink('StatsHome') && (
        <ButtonLink href={link('StatsHome')} size="small">
          {userWording.stats}
        </ButtonLink>
      )}
      {canLink('UserAudience') && (
        <ButtonLink href={link('UserAudience', { username })} size="small">
          {userWording.audience}
        </ButtonLink>
      )}
    </>
  )
}

/** The top of a person's pages: who it is, what can be done about them, and the tabs. */
export function PersonHeader({ user }: { user: PersonFragment }) {
  const { id, name, bio, imageId, isSuspended } = user
  const isOwn = useViewer()?.id === id
  return (
    <div className="pt-2 lg:pt-6">
      <div className="flex items-center gap-5 sm:gap-8">
        {!isSuspended && (
          <div className="shrink-0 max-sm:[zoom:0.625]">
            <FriendMarked isFriend={user.membership?.tier === 'FRIEND'} size="XXL">
              <Avatar imageId={imageId} name={name} size="XXL" />
            </FriendMarked>
          </div>
        )}
        <div className="min-w-0">
          <h1 className="font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">{name}</h1>
          {!isSuspended && (
            <div className="mt-1 space-y-1 sm:mt-2">
              <PersonFacts user={user} />
              <BookAuthorMark user={user} />
            </div>
          )}
        </div>
      </div>
      {!isSuspended && (
        <>
          {bio && (
            <p dir="auto" className="mt-5 font-serif text-18 text-pretty sm:mt-6 sm:text-20">
              {bio}
            </p>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-2 empty:hidden sm:mt-5">
            {isOwn ? <OwnButtons username={user.username} /> : <PersonButtons user={user} />}
          </div>
          <PersonTabs user={user} />
        </>
      )}
    </div>
  )
}

/** Shown instead of a suspended person's stories. */
export function SuspendedNotice() {
  return (
    <p role="note" className="mt-8 border-s-2 border-danger py-1 ps-4 text-16 text-ink-soft">
      {userWording.suspended}
    </p>
  )
}
