import { shellWording } from '../../schema/wording/shell'

/** The first element that the keyboard reaches: it skips the header and leads to the main content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute start-4 top-2 z-20 -translate-y-20 rounded-input bg-accent px-4 py-2 text-14 text-accent-ink focus:translate-y-0"
      data-no-print
    >
      {shellWording.skipToContent}
    </a>
  )
}
