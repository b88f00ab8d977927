interface Props {
  title: string
  subtitle: string
  /** Whether it is the heading of the page. */
  isHeading?: boolean
}

/** A story's title and subtitle above its text. */
export function StoryTitle({ title, subtitle, isHeading = false }: Props) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <>
      <Title
        dir="auto"
        className={`font-serif text-32 font-bold tracking-tight sm:text-42 ${isHeading ? 'story-title' : ''}`}
      >
        {title}
      </Title>
      {subtitle && (
        <p dir="auto" className="mt-3 font-serif text-20 text-ink-soft sm:text-24">
          {subtitle}
        </p>
      )}
    </>
  )
}
