import { linkTo } from '../../../schema/routes/links'
import { importWording } from '../../../schema/wording/import-page'
import type { OwnImportQuery } from '../../features/import/own-import.generated'
import { NextPage } from '../../features/post/NextPage'
import { formatDate } from '../../lib/format'
import { Link } from '../../ui/Link'
import { Table } from '../../ui/Table'
import { Actions } from './Actions'
import { Choice, ChooseAll, type Entry } from './Choice'
import { Uploading } from './Uploading'
import { Working } from './Working'

type StoryImport = NonNullable<NonNullable<OwnImportQuery['viewer']>['storyImport']>

const { columns } = importWording

/** A sentence on what an import has come to. */
function summary({ state, counts, problem }: StoryImport): string {
  if (state === 'FAILED') return `${importWording.failed} ${problem ?? ''}`
  if (state === 'READY') return importWording.preview(counts.stories, counts.problems)
  if (state === 'DONE') return importWording.done(counts)
  return state === 'UNDONE' ? importWording.undone(counts) : ''
}

/** What an entry is now, or what it would be. */
function stateOf({ kind, outcome, state }: Entry): string {
  if (outcome) return importWording.outcomes[outcome]
  if (kind !== 'STORY') return importWording.kinds[kind]
  return state ? importWording.storyStates[state] : importWording.outcomes.SKIPPED
}

/** Where a story is now: readers' page, or the editor of what only its writer sees. */
function hrefOf({ postId, outcome, state }: Entry, { asDrafts }: StoryImport): string | undefined {
  if (postId === null || outcome === 'UNDONE') return undefined
  return asDrafts || state !== 'PUBLISHED' ? linkTo('EditPost', { postId }) : linkTo('ShowPost', { postId })
}

function Title({ entry, storyImport }: { entry: Entry; storyImport: StoryImport }) {
  const { title, notes } = entry
  const href = hrefOf(entry, storyImport)
  const isChoice = storyImport.state === 'READY' && (entry.state !== null || entry.kind !== 'STORY')
  return (
    <>
      {isChoice && <Choice entry={entry} storyImport={storyImport} />}
      {href ? (
        <Link look="underlined" href={href}>
          {title}
        </Link>
      ) : (
        !isChoice && title
      )}
      {notes.map((note) => (
        <span key={note} className="mt-1 block text-13 text-ink-soft text-pretty">
          {note}
        </span>
      ))}
    </>
  )
}

/** One import: its upload, its preview, its progress, its result. */
export function ShownImport({ storyImport, after }: { storyImport: StoryImport; after: string | undefined }) {
  const { state, entriesConnection } = storyImport
  const isWorking = state === 'READING' || state === 'IMPORTING' || state === 'UNDOING'
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight wrap-anywhere">
        {importWording.heading(importWording.formats[formatKey(storyImport)], storyImport.fileName)}
      </h1>
      <section aria-live="polite" className="mt-6">
        {isWorking && <Working storyImport={storyImport} after={after} />}
        {state === 'UPLOADING' && <Uploading storyImport={storyImport} />}
        <p className="text-16 text-pretty">{summary(storyImport)}</p>
      </section>
      <div className="mt-6">
        <Actions storyImport={storyImport} />
      </div>
      {state === 'READY' && storyImport.counts.stories > 1 && <ChooseAll storyImport={storyImport} />}
      {entriesConnection.entries.length > 0 && (
        <div className="mt-10">
          <Table
            caption={importWording.contents}
            columns={[
              {
                id: 'story',
                title: columns.story,
                cell: (entry) => <Title entry={entry} storyImport={storyImport} />,
              },
              {
                id: 'date',
                title: columns.date,
                isFolded: true,
                cell: ({ publishedAt }) => (publishedAt === null ? '' : formatDate(publishedAt)),
              },
              { id: 'state', title: columns.state, isFolded: true, cell: stateOf },
            ]}
            rows={entriesConnection.entries}
            keyOf={({ position }) => String(position)}
          />
          <NextPage next={entriesConnection.pagingInfo.next} text={importWording.more} />
        </div>
      )}
      <p className="mt-10">
        <Link look="underlined" href={linkTo('ImportStory')}>
          {importWording.back}
        </Link>
      </p>
    </>
  )
}

/** A format as the texts name it. */
export const formatKey = ({ format }: Pick<StoryImport, 'format'>) =>
  format.toLowerCase() as keyof typeof importWording.formats
