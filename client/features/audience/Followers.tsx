import { audienceWording } from '../../../schema/wording/audience'
import { formatDate, isoDate } from '../../lib/format'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Avatar } from '../../ui/Avatar'
import { Link } from '../../ui/Link'
import { Table } from '../../ui/Table'
import { NextPage } from '../post/NextPage'
import { DownloadLink } from '../stats/DownloadLink'
import type { FollowerRowsFragment } from './follower-rows.generated'

const { list: wording, exportFollowers } = audienceWording

type Row = FollowerRowsFragment['edges'][number]

/** Who follows a writer, the newest one first. */
export function Followers({ connection }: { connection: FollowerRowsFragment }) {
  const { params } = usePage()
  const link = useLink()
  return (
    <section className="mt-8">
      <Table<Row>
        caption={wording.title}
        isCaptionHidden
        rows={connection.edges}
        keyOf={({ node }) => node.id}
        dataOf={({ node }) => ({ 'data-follower': node.id })}
        columns={[
          {
            id: 'person',
            title: wording.person,
            cell: ({ node: { name, username, imageId } }) => (
              <span className="flex items-center gap-3">
                <Avatar imageId={imageId} name={name} size="S" />
                <Link href={link('ShowUser', { username })}>
                  <bdi>{name}</bdi>
                </Link>
              </span>
            ),
          },
          {
            id: 'since',
            title: wording.since,
            cell: ({ followedAt }) => <time dateTime={isoDate(followedAt)}>{formatDate(followedAt)}</time>,
            isNumber: true,
          },
        ]}
      />
      <NextPage next={connection.pagingInfo.next} text={wording.more} />
      <p className="mt-6 max-w-[65ch] text-13 text-ink-soft text-pretty">{wording.hidden}</p>
      <DownloadLink
        href={link(
          'UserAudienceExport',
          { username: params.username ?? '' },
          { query: { list: 'followers' } },
        )}
        className="mt-2"
      >
        {exportFollowers}
      </DownloadLink>
    </section>
  )
}
