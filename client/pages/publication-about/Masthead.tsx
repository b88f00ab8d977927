import { collectionWording } from '../../../schema/wording/collection'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import type { PublicationAboutQuery } from './publication-about.generated'

type Editor = Extract<
  PublicationAboutQuery['collectionByDomainOrSlug'],
  { __typename: 'Collection' }
>['editors'][number]

function Group({ title, people }: { title: string; people: readonly Editor[] }) {
  const link = useLink()
  if (people.length === 0) return null
  return (
    <section className="mt-10">
      <h3 className="border-b border-line pb-3 text-14 font-semibold">{title}</h3>
      <ul>
        {people.map(({ user }) => {
          const href = link('ShowUser', { username: user.username })
          return (
            <li key={user.id} className="flex gap-4 border-b border-line py-5">
              <AppLink href={href} tabIndex={-1} aria-hidden="true" className="shrink-0">
                <Avatar imageId={user.imageId} name={user.name} size="M" />
              </AppLink>
              <div className="min-w-0">
                <p className="font-serif text-20 font-semibold">
                  <AppLink href={href} className="underline-offset-4 hover:underline">
                    {user.name}
                  </AppLink>
                </p>
                {user.bio && <p className="mt-1 text-14 text-ink-soft text-pretty">{user.bio}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Everybody who makes a publication, by role. */
export function Masthead({ editors }: { editors: readonly Editor[] }) {
  if (editors.length === 0) return null
  const having = (role: Editor['role']) => editors.filter((editor) => editor.role === role)
  return (
    <section aria-labelledby="masthead" className="mt-16">
      <h2 id="masthead" className="font-serif text-24 font-semibold">
        {collectionWording.masthead}
      </h2>
      <Group title={collectionWording.owner} people={having('OWNER')} />
      <Group title={collectionWording.editors} people={having('EDITOR')} />
      <Group title={collectionWording.writers} people={having('WRITER')} />
    </section>
  )
}
