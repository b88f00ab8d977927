import { check, object, pipe, string, transform } from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { postIdOf } from '../../../schema/routes/post-id'
import { topicEditWording } from '../../../schema/wording/topic-edit'
import { lastSegment } from '../../features/moderation/last-segment'
import { ReasonField } from '../../features/moderation/ReasonField'
import { PostList } from '../../features/post/PostList'
import type { StoryPageFragment } from '../../features/post/story-page.generated'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { Field } from '../../ui/form/Field'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { AddTopicPost } from './add-topic-post.generated'

const STORY = object({
  postId: pipe(
    string(),
    transform((typed) => postIdOf(lastSegment(typed)) ?? ''),
    check((id) => id !== '', topicEditWording.storyMissing),
  ),
  reason,
})

interface Props {
  slug: string
  /** The topic's newest stories; nothing while readers don't know the topic. */
  latest: StoryPageFragment | undefined
}

/** Adds a story to a topic, and shows the newest ones. */
export function AddPostForm({ slug, latest }: Props) {
  return (
    <>
      <NeedsScript />
      <ChangeForm
        operation={AddTopicPost}
        schema={STORY}
        variables={(values) => ({ input: { slug, ...values } })}
        className="mt-8 flex flex-col gap-5"
        toast={{ message: topicEditWording.added, extraParams: { testId: 'story-added' } }}
      >
        <Field
          name="postId"
          label={topicEditWording.story}
          hint={topicEditWording.storyHint}
          autoComplete="off"
          spellCheck={false}
        />
        <ReasonField />
        <p className="text-13 text-ink-soft">{topicEditWording.addNote}</p>
        <div>
          <SubmitButton pendingText={topicEditWording.adding}>{topicEditWording.add}</SubmitButton>
        </div>
      </ChangeForm>
      <section aria-labelledby="latest" className="mt-12">
        <h2 id="latest" className="border-b border-ink pb-3 font-serif text-20 font-semibold">
          {topicEditWording.latest}
        </h2>
        <PostList
          posts={latest?.posts ?? []}
          next={latest?.pagingInfo.next ?? null}
          empty={topicEditWording.noStories}
          level={3}
        />
      </section>
    </>
  )
}
