import { useId, useState } from 'react'
import { fileKindOf, filePath } from '../../../../schema/rules/files'
import { MAX_TRACKS } from '../../../../schema/rules/limits'
import { newId } from '../../../../schema/rules/new-id'
import type { PlayerTrack } from '../../../../schema/story/player'
import { fileBlockWording as wording } from '../../../../schema/wording/file-block'
import { LANGUAGE } from '../../../../schema/wording/language'
import { Button } from '../../../ui/Button'
import { ErrorText } from '../../../ui/form/ErrorText'
import { Select } from '../../../ui/form/Select'
import { chooseFiles } from '../pictures/files'
import { namedLanguages } from '../publish/named-languages'
import { uploadFile } from './upload-file'

interface Props {
  tracks: readonly PlayerTrack[]
  onChange: (tracks: readonly PlayerTrack[]) => void
}

const nameOf = (tag: string): string => namedLanguages(tag).find((one) => one.tag === tag)?.name ?? tag

/** The language that a file's name ends with, as `talk.pt.vtt`; the site's if it says none. */
const languageIn = (name: string): string => /\.([a-z]{2})\.vtt$/i.exec(name)?.[1]?.toLowerCase() ?? LANGUAGE

/** Stores a file of captions; returns it as a track, or why it is none. */
async function trackOf(file: File): Promise<PlayerTrack | { message: string }> {
  const stored = await uploadFile(file, { key: newId() })
  if ('message' in stored) return stored
  if (fileKindOf(stored.type) !== 'track') return { message: wording.noCaptions }
  const language = languageIn(file.name)
  return { src: filePath(stored.fileId), kind: 'captions', language, label: nameOf(language) }
}

/** The captions of a film, a file for each language. */
export function CaptionFiles({ tracks, onChange }: Props) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const problemId = useId()
  const add = async () => {
    const [file] = await chooseFiles('.vtt')
    if (!file) return
    setSending(true)
    setProblem('')
    const track = await trackOf(file)
    setSending(false)
    if ('message' in track) setProblem(track.message)
    else onChange([...tracks, track])
  }
  const change = (at: number, language: string) =>
    onChange(tracks.map((one, i) => (i === at ? { ...one, language, label: nameOf(language) } : one)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-14 font-medium">{wording.captions}</legend>
      <p className="text-13 text-ink-soft">{wording.captionsHint}</p>
      {tracks.map((track, at) => (
        <div key={track.src} className="flex flex-wrap items-end gap-3">
          <div className="grow">
            <Select
              label={wording.language(track.label)}
              value={track.language}
              onChange={(event) => change(at, event.currentTarget.value)}
            >
              {namedLanguages(track.language).map(({ tag, name }) => (
                <option key={tag} value={tag}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
          <Button
            look="danger"
            aria-label={wording.removeCaptions(track.label)}
            onClick={() => onChange(tracks.filter((one) => one !== track))}
          >
            {wording.remove}
          </Button>
        </div>
      ))}
      <ErrorText id={problemId}>{problem}</ErrorText>
      <div>
        <Button disabled={isSending || tracks.length >= MAX_TRACKS} onClick={() => void add()}>
          {isSending ? wording.uploading : wording.addCaptions}
        </Button>
      </div>
    </fieldset>
  )
}
