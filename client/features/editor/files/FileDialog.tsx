import type { Node } from 'prosemirror-model'
import { useRef, useState } from 'react'
import { check, type InferOutput, minLength, object, optional, pipe, string, trim } from 'valibot'
import { MAX_HREF } from '../../../../schema/rules/limits'
import { safeWebAddress } from '../../../../schema/rules/links'
import type { Player, PlayerTrack } from '../../../../schema/story/player'
import { fileBlockWording as wording } from '../../../../schema/wording/file-block'
import type { DialogHandle } from '../../../ui/dialog/DialogPopup'
import { TitledDialog } from '../../../ui/dialog/TitledDialog'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
import { AddressField } from '../AddressField'
import { typedAddress } from '../commands/links'
import { DialogButtons } from '../DialogButtons'
import { CaptionFiles } from './CaptionFiles'
import { PosterField } from './PosterField'

/** The address of a transcript as it was typed; nothing for one that isn't on the web. */
const webAddress = (typed: string): string | undefined => {
  const address = safeWebAddress(typedAddress(typed) ?? '')
  return address !== undefined && address.length <= MAX_HREF ? address : undefined
}

const fields = object({
  title: pipe(string(), trim(), minLength(1, wording.noName)),
  description: pipe(string(), trim()),
  address: optional(
    pipe(
      string(),
      trim(),
      check((typed) => typed === '' || webAddress(typed) !== undefined, wording.wrongTranscript),
    ),
    '',
  ),
})

interface Props {
  node: Node
  onSave: (changes: Node['attrs']) => void
  onClosed: () => void
}

/** The title and the caption of a file; of a recording its transcript, of a film its captions and its picture, too. */
export function FileDialog({ node: { attrs }, onSave, onClosed }: Props) {
  const dialog = useRef<DialogHandle>(null)
  const player = attrs.player as Player | null
  const [tracks, setTracks] = useState<readonly PlayerTrack[]>(player?.tracks ?? [])
  const [imageId, setImageId] = useState(attrs.imageId as string | null)
  const save = async ({ title, description, address }: InferOutput<typeof fields>) => {
    await dialog.current?.close()
    const { tracks: _, transcript: __, ...rest } = player ?? { kind: 'audio' as const }
    const transcript = webAddress(address)
    const played: Player = {
      ...rest,
      ...(tracks.length > 0 ? { tracks: [...tracks] } : {}),
      ...(transcript === undefined ? {} : { transcript }),
    }
    onSave({ title, description, imageId, player: player && played })
    return true
  }
  const isFilm = player?.kind === 'video'
  return (
    <TitledDialog
      ref={dialog}
      closeLabel={wording.close}
      onClosed={onClosed}
      title={wording.title}
      size="medium"
    >
      <Form schema={fields} onSubmit={save} className="flex flex-col gap-5">
        <Field label={wording.name} name="title" defaultValue={attrs.title} data-autofocus="" />
        <Field label={wording.caption} name="description" defaultValue={attrs.description} />
        {player && (
          <AddressField
            label={wording.transcript}
            hint={wording.transcriptHint}
            defaultValue={player.transcript ?? ''}
          />
        )}
        {isFilm && <CaptionFiles tracks={tracks} onChange={setTracks} />}
        {isFilm && <PosterField imageId={imageId} onChange={setImageId} />}
        <DialogButtons dialog={dialog} cancel={wording.cancel} submit={wording.save} />
      </Form>
    </TitledDialog>
  )
}
