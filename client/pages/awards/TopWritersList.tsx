import { linkTo } from '../../../schema/routes/links'
import { awardsWording } from '../../../schema/wording/awards'
import { tagWording } from '../../../schema/wording/tag'
import { NextPage } from '../../features/post/NextPage'
import { WriterItem } from '../../features/user/WriterItem'
import { useOperation } from '../../lib/query'
import { placeIn } from '../../lib/use-source-link'
import { AppLink } from '../../ui/AppLink'
import { EmptyState } from '../../ui/EmptyState'
import { AwardsHeader } from './AwardsHeader'
import { TopWriters, type TopWritersQueryVariables } from './top-writers.generated'

/** Who has written most on each of the popular topics. */
export function TopWritersList({ variables }: { variables: TopWritersQueryVariables }) {
  const { tags, pagingInfo } = useOperation(TopWriters, variables).featuredTags
  const written = tags.filter(({ topWriters }) => topWriters.users.length > 0)
  return (
    <div className="mx-auto max-w-outset px-6">
      <AwardsHeader
        title={awardsWording.topWriters}
        text={awardsWording.topWritersText}
        picks={linkTo('ShowAwards', { type: 'staff-picks' })}
        writers={linkTo('ShowAwards', { type: 'top-writer' })}
        isAboutWriters
      />
      <div className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {written.map(({ id, slug, displayTitle, topWriters }) => (
          <section key={id} aria-labelledby={`topic-${slug}`}>
            <h2 id={`topic-${slug}`} className="border-b border-line pb-3 font-serif text-20 font-semibold">
              <AppLink
                href={linkTo('ShowTagWhoToFollow', { tagSlug: slug })}
                className="underline-offset-4 hover:underline"
              >
                {displayTitle}
              </AppLink>
            </h2>
            <div className="pt-2">
              {topWriters.users.map((user, i) => (
                <WriterItem
                  key={user.id}
                  user={user}
                  source={{ ...placeIn('TOP_WRITERS', i), tagSlug: slug }}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <NextPage next={pagingInfo.next} text={tagWording.moreTopics} />
      {written.length === 0 && (
        <EmptyState
          text={awardsWording.noWriters}
          more={{ href: linkTo('ExploreTopics'), text: tagWording.explore }}
        />
      )}
    </div>
  )
}
