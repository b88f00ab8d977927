import { linkTo } from '../../../schema/routes/links'
import { collectionWording } from '../../../schema/wording/collection'
import { userWording } from '../../../schema/wording/user'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonHeader, SuspendedNotice } from '../../features/user/PersonHeader'
import { PersonRail } from '../../features/user/PersonRail'
import type { PersonFragment } from '../../features/user/person.generated'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { Columns } from '../../ui/Columns'
import { UserPublications } from './user-publications.generated'

const variablesOf = ({ params }: PageContext) => ({ username: params.username ?? '' })

export async function loadPublications(page: LoadContext): Promise<void> {
  const { userResult } = await page.query(UserPublications, variablesOf(page))
  expectPerson(page, userResult, 'UserPublications')
}

export function publicationsHead(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserPublications, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  return personHead(page, user, {
    title: userWording.publicationsOf(user.name),
    path: linkTo('UserPublications', { username: user.username }),
  })
}

/** A publication, and the person's role in it. */
function Publication({ of: { role, collection } }: { of: PersonFragment['publications'][number] }) {
  const href = useLink()('ShowCollection', { collectionSlug: collection.slug })
  const { name, tagline, avatar, subscriberCount } = collection
  return (
    <article className="flex gap-5 border-b border-line py-6">
      <AppLink href={href} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Avatar imageId={avatar?.id} size="L" square />
      </AppLink>
      <div className="min-w-0">
        <h2 className="font-serif text-20 font-semibold tracking-tight sm:text-24">
          <AppLink href={href} className="underline-offset-4 hover:underline">
            {name}
          </AppLink>
        </h2>
        {tagline && <p className="mt-1 text-16 text-ink-soft text-pretty">{tagline}</p>}
        <p className="dotted mt-2 text-13 text-ink-soft tabular-nums">
          <span>{collectionWording.roles[role]}</span>
          <span>{collectionWording.followers(subscriberCount)}</span>
        </p>
      </div>
    </article>
  )
}

/** Where a person edits and writes. */
export function Publications() {
  const { userResult: user } = useOperation(UserPublications, variablesOf(usePage()))
  if (user.__typename !== 'User') return null
  const { publications, name, isSuspended } = user
  return (
    <Columns rail={<PersonRail user={user} />}>
      <PersonHeader user={user} />
      {isSuspended && <SuspendedNotice />}
      {!isSuspended && publications.length === 0 && (
        <p className="py-12 text-16 text-ink-soft">{userWording.noPublications(name)}</p>
      )}
      {!isSuspended && publications.map((role) => <Publication key={role.collection.id} of={role} />)}
    </Columns>
  )
}
