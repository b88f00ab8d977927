import { type ReactNode, useMemo, useState } from 'react'
import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { Link } from '../../ui/Link'
import { AddToStory } from './AddToStory'
import { type Chunk, chunksOf, firstWords, paragraphWith, placeOf } from './chunks'
import { NewNote } from './NewNote'
import type { NotedStoryData, NoteThread } from './note-thread'
import { Part } from './Part'
import { Thread } from './Thread'
import { useChosenWords } from './use-chosen-words'

/** What a new note is about: the story, a paragraph, or words of one. */
interface About {
  /** The key of the part beside which it is written; null for the whole story. */
  chunk: string | null
  paragraph: string | null
  words: string
}

/** How many notes there are, and the way to the first that is open. */
function Summary({ notes }: { notes: readonly NoteThread[] }) {
  const open = notes.filter(({ resolvedAt, isDeleted }) => resolvedAt === null && !isDeleted)
  const done = notes.filter(({ resolvedAt }) => resolvedAt !== null)
  const [first] = open
  if (notes.length === 0)
    return <p className="max-w-inset text-16 text-ink-soft text-pretty">{wording.none}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-14 text-ink-soft">
      <span className="dotted">
        <span>{wording.open(open.length)}</span>
        {done.length > 0 && <span>{wording.done(done.length)}</span>}
      </span>
      {first && (
        <Link look="underlined" href={`#note-${first.id}`}>
          {wording.next}
        </Link>
      )}
    </p>
  )
}

/** A heading with notes that stand beside no paragraph. */
function Apart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-10 max-w-inset">
      <h2 className="border-b border-ink pb-3 font-serif text-20 font-semibold">{heading}</h2>
      <div className="mt-4 grid gap-4">{children}</div>
    </section>
  )
}

/** The story in its parts, each with its notes beside it. */
export function NotedStory({ story }: { story: NotedStoryData }) {
  const [about, setAbout] = useState<About>()
  const chosen = useChosenWords()
  const { notes, text, canWrite, id: postId } = story
  const body = text?.body
  const chunks = useMemo(() => (body ? chunksOf(body) : []), [body])
  const chunkOf = (name: string | null): Chunk | undefined =>
    chunks.find(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.name === name))
  const places = useMemo(
    () => new Map(notes.map((note) => [note.id, placeOf(body ?? [], note.paragraph, note.passage)])),
    [body, notes],
  )
  const onStory = notes.filter(({ paragraph }) => paragraph === null)
  const nameOf = ({ id }: NoteThread): string | null => places.get(id)?.name ?? null
  const lost = notes.filter((note) => note.paragraph !== null && !chunkOf(nameOf(note)))
  const form = (chunk: string | null) =>
    about?.chunk === chunk && (
      <NewNote
        postId={postId}
        paragraph={about.paragraph}
        words={about.words}
        onForget={() => setAbout({ ...about, words: '' })}
        editors={story.isViewerAuthor ? story.collection?.name : undefined}
        isReader={story.isViewerReader}
        onClosed={() => setAbout(undefined)}
      />
    )
  const begin = (chunk: Chunk) => {
    const { name, words } = paragraphWith(chunk, chosen?.chunk === chunk.key ? chosen.words : '')
    setAbout({ chunk: chunk.key, paragraph: name, words })
  }
  const threads = (some: readonly NoteThread[]) =>
    some.map((note) => (
      <Thread
        key={note.id}
        note={note}
        canWrite={canWrite}
        isViewerReader={story.isViewerReader}
        isChanged={chunkOf(nameOf(note)) !== undefined && places.get(note.id)?.isChanged === true}
      />
    ))
  return (
    <>
      <div className="mt-6">
        <Summary notes={notes} />
      </div>
      {(canWrite || onStory.length > 0) && (
        <Apart heading={wording.onStory}>
          {threads(onStory)}
          {form(null) ||
            (canWrite && (
              <AddToStory onPress={() => setAbout({ chunk: null, paragraph: null, words: '' })} />
            ))}
        </Apart>
      )}
      {chunks.length === 0 && <p className="mt-10 text-16 text-ink-soft">{wording.noText}</p>}
      <div className="mt-10">
        {chunks.map((chunk) => (
          <Part
            key={chunk.key}
            chunk={chunk}
            label={firstWords(chunk)}
            hasChosen={chosen?.chunk === chunk.key}
            onAdd={canWrite && about?.chunk !== chunk.key ? () => begin(chunk) : undefined}
          >
            {threads(notes.filter((note) => chunk.paragraphs.some(({ name }) => name === nameOf(note))))}
            {form(chunk.key)}
          </Part>
        ))}
      </div>
      {lost.length > 0 && <Apart heading={wording.lost}>{threads(lost)}</Apart>}
    </>
  )
}
