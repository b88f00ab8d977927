import { shellWording } from '../../schema/wording/shell'

/** The first thing that the keyboard reaches: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute left-4 top-2 z-20 -translate-y-20 rounded-input bg-accent px-4 py-2 text-14 text-accent-ink focus:translate-y-0"
      data-no-print
    >
      {shellWording.skipToContent}
    </a>
  )
}
