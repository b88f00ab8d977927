import { useState } from 'react'
import { foreignPictureUrl, imageUrl } from '../../../../schema/rules/images'
import type { LinkCardParagraph } from '../../../../schema/story/paragraph'
import type { Player } from '../../../../schema/story/player'
import { storyWording } from '../../../../schema/wording/story'
import { WrittenLink } from './WrittenLink'

interface Props {
  paragraph: LinkCardParagraph
  player: Player
}

/**
 * Audio or video, of which nothing of another site is requested until it is played. Its title below is a link to the file, for browsers that
 * can't play it. Rule: docs/rules/stories.md, "Players".
 */
export function MediaPlayer({ paragraph: { href, title, description, imageId, foreignId }, player }: Props) {
  const { kind: Media, width = 16, height = 9, tracks = [], transcript } = player
  // Tracks of another site need its permission, and then so does the video. Without it, the video plays alone.
  const [isRefused, setIsRefused] = useState(false)
  const hasTracks = tracks.length > 0 && !isRefused
  const video = Media === 'video' && {
    playsInline: true,
    poster: imageId
      ? imageUrl(imageId, { strategy: 'resample', width: 1360 })
      : foreignId && foreignPictureUrl(foreignId),
    style: { aspectRatio: `${width} / ${height}` },
    crossOrigin: hasTracks ? ('anonymous' as const) : undefined,
  }
  return (
    <figure>
      <Media
        key={String(isRefused)}
        src={href}
        aria-label={title}
        controls
        // Our own files say how long they are; other sites aren't asked before somebody plays theirs.
        preload={href[0] === '/' ? 'metadata' : 'none'}
        // Somebody has just started it.
        autoPlay={isRefused}
        onError={() => setIsRefused(tracks.length > 0)}
        {...video}
      >
        {hasTracks &&
          tracks.map(({ language, ...track }) => (
            <track key={track.src} {...track} srcLang={language || undefined} />
          ))}
      </Media>
      <figcaption dir="auto">
        <WrittenLink href={href}>{title}</WrittenLink>
        {description && ` · ${description}`}
        {transcript && (
          <>
            {' · '}
            <WrittenLink href={transcript}>{storyWording.transcript}</WrittenLink>
          </>
        )}
      </figcaption>
    </figure>
  )
}
