import type { PostCardFragment } from '../../../schema/generated/operations'
import { linkTo } from '../../../schema/routes/links'
import { coverUrl, densitySrcSet, imageUrl } from '../../../schema/rules/images'
import { postWording } from '../../../schema/wording/posts'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { PostFacts } from './PostMeta'

/** A story's picture where stories are listed, 3:2; a drawn cover for a story without one. */
function CardImage({ post }: { post: PostCardFragment }) {
  const image = post.previewImage
  const size = { width: 160, height: 107 }
  const crop = image && {
    strategy: 'crop' as const,
    ...size,
    focusX: image.focusPercentX,
    focusY: image.focusPercentY,
  }
  return (
    <img
      {...(image && crop
        ? { src: imageUrl(image.id, crop), srcSet: densitySrcSet(image.id, crop) }
        : { src: coverUrl(post.id) })}
      {...size}
      alt=""
      loading="lazy"
      decoding="async"
      className="aspect-3/2 w-24 rounded-[2px] bg-line object-cover sm:w-40"
    />
  )
}

/** Who wrote a story, and where. */
export function Byline({ post }: { post: Pick<PostCardFragment, 'creator' | 'collection'> }) {
  const { creator, collection } = post
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-soft">
      <Avatar imageId={creator.imageId} size="XXXS" />
      <AppLink href={linkTo('ShowUser', { username: creator.username })} className="text-ink hover:underline">
        {creator.name}
      </AppLink>
      {collection && (
        <>
          {postWording.inPublication}
          <AppLink
            href={linkTo('ShowCollection', { collectionSlug: collection.slug })}
            className="text-ink hover:underline"
          >
            {collection.name}
          </AppLink>
        </>
      )}
    </p>
  )
}

/** A story where stories are listed. */
export function PostCard({ post, level = 2 }: { post: PostCardFragment; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <article className="flex items-start justify-between gap-6 border-b border-line py-6">
      <div className="min-w-0 flex-1">
        <Byline post={post} />
        <AppLink href={post.canonicalPath} className="mt-2 block">
          <Heading className="font-serif text-20 font-semibold tracking-tight sm:text-24">
            {post.title}
          </Heading>
          {post.excerpt && (
            <p className="mt-1 line-clamp-2 text-16 text-ink-soft max-sm:text-14">{post.excerpt}</p>
          )}
        </AppLink>
        <p className="mt-3">
          <PostFacts post={post} />
        </p>
      </div>
      <AppLink href={post.canonicalPath} tabIndex={-1} aria-hidden="true" className="mt-1 shrink-0">
        <CardImage post={post} />
      </AppLink>
    </article>
  )
}
