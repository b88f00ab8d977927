import { coverUrl, densitySrcSet, imageUrl } from '../../../schema/rules/images'

/** In CSS pixels; a cover of another ratio is shown whole within this. */
const WIDTH = 140
const HEIGHT = 210

interface Props {
  bookId: string
  coverId: string | null
  alt: string
  className?: string
}

/** A book's cover; a drawing takes the place of one that is missing. */
export function BookCover({ bookId, coverId, alt, className = '' }: Props) {
  const size = { width: WIDTH, height: HEIGHT, loading: 'lazy', decoding: 'async' } as const
  const look = `block h-auto w-full aspect-2/3 ${className}`
  if (coverId === null) {
    return <img {...size} src={coverUrl(bookId)} alt="" className={`${look} rounded-[3px] object-cover`} />
  }
  const request = { strategy: 'resample', width: WIDTH } as const
  return (
    <img
      {...size}
      src={imageUrl(coverId, request)}
      srcSet={densitySrcSet(coverId, request)}
      alt={alt}
      className={`${look} object-contain object-top`}
    />
  )
}
