import { linkTo } from '../../../schema/routes/links'
import { longMoment } from '../../../schema/wording/formats'
import { publicationSettingsWording } from '../../../schema/wording/publication-settings'
import { NextPage } from '../../features/post/NextPage'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import type { PublicationLogQuery } from './publication-log.generated'

const wording = publicationSettingsWording.log

type Publication = Extract<PublicationLogQuery['collectionByDomainOrSlug'], { __typename: 'Collection' }>
type Act = NonNullable<Publication['acts']>['acts'][number]

/** Somebody in the log; only somebody whose account is there has a name. */
function Person({ person }: { person: Act['actor'] }) {
  if (!person?.name) return wording.somebody
  return (
    <Link look="underlined" href={linkTo('ShowUser', { username: person.username })}>
      {person.name}
    </Link>
  )
}

function Entry({ act }: { act: Act }) {
  const { at, actor, subject, action, detail, postId } = act
  return (
    <li className="border-b border-line py-4">
      <p className="text-16 text-pretty">
        <Person person={actor} /> {wording.acts[action]}
        {detail && <span className="text-ink-soft">: {detail}</span>}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-13 text-ink-soft">
        <time dateTime={new Date(at).toISOString()}>{longMoment(at)}</time>
        {subject && <Person person={subject} />}
        {postId && (
          <Link look="underlined" href={linkTo('ShowPost', { postId })}>
            {linkTo('ShowPost', { postId })}
          </Link>
        )}
      </p>
    </li>
  )
}

/** Who did what to the publication. Rule: docs/rules/publications.md, "The log". */
export function Log({ publication }: { publication: Publication }) {
  const { acts = [], pagingInfo } = publication.acts ?? {}
  return (
    <section aria-labelledby="log" className="mt-10">
      <h2 id="log" className="font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <p className="mt-2 text-14 text-ink-soft text-pretty">{wording.text}</p>
      {acts.length === 0 && <EmptyState text={wording.none} />}
      <ol className="mt-4">
        {acts.map((act) => (
          <Entry key={act.id} act={act} />
        ))}
      </ol>
      <NextPage next={pagingInfo?.next ?? null} text={wording.more} />
    </section>
  )
}
