import type { ListItemParagraph, Paragraph, StoryBody } from '../../../schema/story/paragraph'
import { Lists } from '../post/body/Lists'
import { markedText } from '../post/body/markups'
import { StoryImage } from '../post/body/StoryImage'

const isItem = (paragraph: Paragraph): paragraph is ListItemParagraph =>
  paragraph.type === 'ULI' || paragraph.type === 'OLI'

/** What follows each other as one list, and everything else by itself. */
function groupsOf(body: StoryBody): Paragraph[][] {
  const groups: Paragraph[][] = []
  for (const paragraph of body) {
    const last = groups.at(-1)
    if (last?.[0] && isItem(last[0]) && isItem(paragraph)) last.push(paragraph)
    else groups.push([paragraph])
  }
  return groups
}

function Block({ group }: { group: Paragraph[] }) {
  const [first] = group
  if (!first) return null
  if (first.type === 'IMG') return <StoryImage paragraph={first} layout="inset" />
  if (isItem(first)) return <Lists items={group.filter(isItem)} />
  if (first.type === 'PRE')
    return (
      <pre className="overflow-x-auto rounded-input bg-accent-wash p-3 text-14">
        <code>{first.text}</code>
      </pre>
    )
  if (!('markups' in first) || !('text' in first)) return null
  const text = markedText(first.text, first.markups)
  return first.type === 'BQ' ? (
    <blockquote className="border-s-2 border-line-strong ps-4 text-ink-soft">{text}</blockquote>
  ) : (
    <p>{text}</p>
  )
}

/** What a response says: paragraphs, quotations, lists, code and pictures, smaller than a story's. */
export const ResponseText = ({ body, language }: { body: StoryBody; language: string }) => (
  <div
    dir="auto"
    lang={language}
    data-written
    className="mt-2 grid gap-3 font-serif text-16 wrap-anywhere [&_a]:underline [&_a]:underline-offset-4 [&_code]:text-14 [&_figcaption]:mt-1 [&_figcaption]:text-13 [&_figcaption]:text-ink-soft [&_img]:max-h-96 [&_img]:w-auto [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6"
  >
    {groupsOf(body).map((group) => (
      <Block key={group[0]?.name} group={group} />
    ))}
  </div>
)
