import { useCallback, useEffect, useRef, useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { importWording } from '../../../schema/wording/import-page'
import { FileDrop } from '../../features/import/FileDrop'
import { FinishImportUpload } from '../../features/import/finish-import-upload.generated'
import type { ImportHeadFragment } from '../../features/import/import-head.generated'
import { keepFile, keptFile } from '../../features/import/kept-files'
import { RefusalText } from '../../features/settings/SignInAgain'
import { localRefusal, useChange } from '../../features/settings/use-change'
import { sendParts } from '../../lib/send-parts'
import { ProgressBar } from '../../ui/ProgressBar'

/** Sends the file. After a reload or a broken connection the same file is chosen again, and only the rest is sent. */
export function Uploading({ storyImport }: { storyImport: ImportHeadFragment }) {
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const { run, refusal } = useChange(FinishImportUpload)
  const isRunning = useRef(false)
  const send = useCallback(
    async (file: File) => {
      if (isRunning.current) return
      isRunning.current = true
      setProblem(undefined)
      try {
        await sendParts(file, {
          addressOf: (number) => linkTo('ImportPart', { importId: storyImport.id, number }),
          arrived: storyImport.uploadedParts,
          onProgress: setShare,
        })
        await run({ input: { importId: storyImport.id } })
      } catch {
        setProblem(importWording.failedUpload)
      } finally {
        isRunning.current = false
        setShare(undefined)
      }
    },
    [storyImport, run],
  )
  useEffect(() => {
    const file = keptFile(storyImport.id)
    if (file && !problem && !refusal) send(file)
  }, [storyImport.id, send, problem, refusal])
  if (share !== undefined) return <ProgressBar label={importWording.uploading} value={share} />
  const choose = (file: File) => {
    if (file.name !== storyImport.fileName || file.size !== storyImport.size)
      setProblem(importWording.otherFile)
    else {
      keepFile(storyImport.id, file)
      send(file)
    }
  }
  return (
    <>
      <FileDrop text={importWording.again(storyImport.fileName)} onFile={choose} />
      <RefusalText id="upload-refusal" refusal={problem === undefined ? refusal : localRefusal(problem)} />
    </>
  )
}
