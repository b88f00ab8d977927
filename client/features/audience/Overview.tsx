import { listedTitle } from '../../../schema/story/listed-title'
import { audienceWording as wording } from '../../../schema/wording/audience'
import { statsWording } from '../../../schema/wording/stats'
import { formatDate } from '../../lib/format'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { askedOf } from '../stats/asked'
import { DownloadLink } from '../stats/DownloadLink'
import { nameOfPart } from '../stats/names'
import { PeriodChoice } from '../stats/PeriodChoice'
import type { StatsPartLineFragment } from '../stats/stats-part-line.generated'
import type { AudienceOverviewFragment } from './audience-overview.generated'
import { Charts } from './Charts'
import { Figures } from './Figures'
import { Shares } from './Shares'

const { sources, members, countries } = wording

type Source = AudienceOverviewFragment['sources'][number]

/** Where followers came from, by name: a story, or the kind of page. */
function sourceName({ kind, post }: Source): string {
  if (kind !== 'OWN_STORY') return sources[kind]
  return post ? listedTitle(post.title) || statsWording.stories.untitled : sources.gone
}

function Sources({ audience }: { audience: AudienceOverviewFragment }) {
  const canLink = useCanLink()
  const link = useLink()
  const isUnknown = audience.sources.some(({ kind }) => kind === 'UNKNOWN')
  return (
    <div>
      <Shares
        id="source"
        title={sources.title}
        text={sources.text}
        none={sources.none}
        shares={audience.sources.map((source, i) => ({
          key: source.post?.id ?? `${source.kind.toLowerCase()}-${i}`,
          name: sourceName(source),
          count: source.gained,
          href:
            source.post && canLink('StatsPost') ? link('StatsPost', { postId: source.post.id }) : undefined,
        }))}
      />
      {isUnknown && <p className="mt-3 text-13 text-ink-soft text-pretty">{sources.unknown}</p>}
    </div>
  )
}

interface Props {
  audience: AudienceOverviewFragment
  /** Of the readers of everything that the writer has written. */
  countriesOfReaders: readonly StatsPartLineFragment[]
}

/** How many followers came and left in a period, where they came from, and where readers are. */
export function Overview({ audience, countriesOfReaders }: Props) {
  const page = usePage()
  const link = useLink()
  const { lostSince, from, followers } = audience
  const { members: some, of } = audience.members
  return (
    <>
      <PeriodChoice asked={askedOf(page)} stats={audience} />
      <div className="mt-8">
        <Figures audience={audience} />
        {lostSince !== null && from < lostSince && (
          <p className="mt-4 max-w-[65ch] text-13 text-ink-soft text-pretty">
            {wording.lostSince(formatDate(lostSince))}
          </p>
        )}
      </div>
      <div className="mt-12">
        <Charts audience={audience} />
        <DownloadLink
          href={link('UserAudienceExport', { username: page.params.username ?? '' })}
          className="mt-2"
        >
          {wording.export}
        </DownloadLink>
      </div>
      <div className="mt-16 grid gap-x-12 gap-y-12 md:grid-cols-2">
        <Sources audience={audience} />
        <div className="grid content-start gap-12">
          <Shares
            id="country"
            title={countries.title}
            text={countries.text}
            none={countries.none}
            shares={countriesOfReaders.map(({ name, views }) => ({
              key: name ?? 'unknown',
              name: nameOfPart('country', name ?? ''),
              count: views,
            }))}
          />
          <Shares
            id="member"
            title={members.title}
            text={of < followers ? members.newest(of) : undefined}
            none={wording.nobody}
            shares={[
              { key: 'member', name: members.member, count: some },
              { key: 'others', name: members.others, count: of - some },
            ]}
          />
        </div>
      </div>
    </>
  )
}
