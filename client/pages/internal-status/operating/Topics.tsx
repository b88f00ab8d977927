import { object } from 'valibot'
import { reason } from '../../../../schema/inputs/moderation'
import { linkTo } from '../../../../schema/routes/links'
import { operatingWording } from '../../../../schema/wording/operating'
import { NextPage } from '../../../features/post/NextPage'
import { useOperation } from '../../../lib/query'
import { usePage } from '../../../lib/use-page'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { Field } from '../../../ui/form/Field'
import { SEARCH_INPUT, SearchForm } from '../../../ui/form/SearchForm'
import { Link } from '../../../ui/Link'
import { ActForm } from './ActForm'
import { Heading, Row } from './Rows'
import { SetTopicHidden } from './set-topic-hidden.generated'
import { TopicListPage, type TopicListPageQuery } from './topic-list-page.generated'
import { topicsWanted } from './wanted'

type Topic = NonNullable<TopicListPageQuery['everyTopic']>['topics'][number]

const wording = operatingWording.topics
const HIDE = object({ reason })

function TopicRow({ topic: { id: slug, isFeatured, isHidden, mergedInto, tag } }: { topic: Topic }) {
  const name = tag.displayTitle
  const label = isHidden ? wording.showLabel(name) : wording.hideLabel(name)
  return (
    <Row
      title={
        <>
          <Link href={linkTo('EditTopic', { slugOfTag: slug })}>{name}</Link>
          <code className="text-13 text-ink-soft">{slug}</code>
          {isFeatured && <Badge>{wording.popular}</Badge>}
          {isHidden && <Badge tone="danger">{wording.hidden}</Badge>}
          {mergedInto !== null && <Badge>{wording.mergedInto(mergedInto)}</Badge>}
        </>
      }
      text={wording.counts(tag.postCount, tag.followerCount)}
      open={mergedInto === null ? { text: isHidden ? wording.show : wording.hide, label } : undefined}
    >
      <ActForm
        key={String(isHidden)}
        act="hide-topic"
        fields={{ slug, isHidden: String(!isHidden) }}
        operation={SetTopicHidden}
        schema={HIDE}
        variables={(given) => ({ input: { slug, isHidden: !isHidden, reason: given.reason } })}
        undo={(given) => ({ input: { slug, isHidden, reason: operatingWording.undone(given.reason) } })}
        done={isHidden ? wording.shown(name) : wording.nowHidden(name)}
        submit={isHidden ? wording.show : wording.hide}
        look={isHidden ? 'main' : 'danger'}
      />
    </Row>
  )
}

/** All topics, each with its page. Rule: docs/rules/moderation.md, "Topics". */
export function Topics() {
  const wanted = topicsWanted(usePage())
  const { everyTopic } = useOperation(TopicListPage, wanted)
  if (!everyTopic) return null
  const { topics, pagingInfo } = everyTopic
  return (
    <>
      <Heading title={operatingWording.titles.topics} text={wording.text} />
      <SearchForm
        action={linkTo('AdminOperating', { operatingPart: 'topics' })}
        className="mt-8 max-w-inset"
        button={<Button type="submit">{wording.find}</Button>}
      >
        <Field
          {...SEARCH_INPUT}
          label={wording.beginning}
          defaultValue={wanted.beginning}
          autoCapitalize="none"
          spellCheck={false}
        />
      </SearchForm>
      {topics.length === 0 && <EmptyState text={wording.none} />}
      <ul className="mt-6 border-t border-line empty:hidden">
        {topics.map((topic) => (
          <TopicRow key={topic.id} topic={topic} />
        ))}
      </ul>
      <NextPage next={pagingInfo.next} text={operatingWording.more} />
    </>
  )
}
