import { newsletterWording as wording } from '../../../schema/wording/newsletter'
import { Avatar } from '../../ui/Avatar'
import type { NewsletterFaceFragment } from './newsletter-face.generated'

interface Props {
  newsletter: NewsletterFaceFragment
  /** What it says of itself if it has no description. */
  otherwise: string
}

/** What a newsletter is called, looks like and says of itself. */
export function NewsletterIntro({ newsletter, otherwise }: Props) {
  const { name, description, color, rhythm, image } = newsletter
  return (
    <>
      {color && <div className="mb-8 h-2 rounded-full" style={{ backgroundColor: color }} />}
      <div className="flex items-center gap-4">
        {image && <Avatar imageId={image.id} name={name} size="XL" square />}
        <h1 className="min-w-0 font-serif text-32 font-semibold tracking-tight wrap-anywhere sm:text-42">
          {wording.heading(name)}
        </h1>
      </div>
      <p className="mt-3 font-serif text-20 text-ink-soft text-pretty sm:text-24">
        {description || otherwise}
      </p>
      {rhythm !== 'ANY' && <p className="mt-3 text-16 text-ink-soft">{wording.rhythms[rhythm]}</p>}
    </>
  )
}
