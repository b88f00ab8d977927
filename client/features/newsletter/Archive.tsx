import { newsletterWording as wording } from '../../../schema/wording/newsletter'
import { formatDate } from '../../lib/format'
import { NextPage } from '../post/NextPage'
import { PostCards } from '../post/PostList'
import type { ArchivePageFragment } from './archive-page.generated'

/** The stories that a newsletter has sent, newest first. Rule: docs/rules/newsletters.md, "The archive". */
export function Archive({ archive }: { archive: ArchivePageFragment }) {
  const { letters, pagingInfo } = archive
  return (
    <section aria-labelledby="archive" className="mt-14">
      <h2 id="archive" className="border-b border-ink pb-3 font-serif text-24 font-semibold tracking-tight">
        {wording.archive}
      </h2>
      {letters.length === 0 && <p className="py-8 text-16 text-ink-soft text-pretty">{wording.noLetters}</p>}
      <PostCards
        items={letters}
        level={3}
        cardOf={({ sentAt }) => ({ note: wording.sentOn(formatDate(sentAt)) })}
      />
      <NextPage next={pagingInfo.next} text={wording.olderLetters} />
    </section>
  )
}
